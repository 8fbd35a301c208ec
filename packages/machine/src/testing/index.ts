export { VirtualClock } from "./virtual-clock.ts";
