export { growth } from "./growth.ts";
export { heap } from "./heap.ts";
export { inMemory } from "./in-memory.ts";
export { progress } from "./progress.ts";
export { stdio } from "./stdio.ts";
