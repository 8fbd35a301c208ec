import { arrival, type World } from "./world.ts";

/** Has the far end of a world ask as often as said, under ids from 1 on; settles when all of it arrived. */
export async function fill(world: World, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) world.far.ask("tools/call", {}, id);
  await arrival();
}
