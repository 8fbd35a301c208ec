import type { Request, Result } from "@mcp-actors/protocol";
import { arrival, modern, World, type WorldOptions } from "./world.ts";

/** A question of the far end, inside an answer. */
export const question = (n: number): Request => ({ method: "elicitation/create", params: { n } });

/** An answer that asks. */
export function asks(
  inputRequests?: { readonly [key: string]: Request },
  requestState?: string,
): Result {
  return {
    resultType: "input_required",
    ...(inputRequests !== undefined && { inputRequests }),
    ...(requestState !== undefined && { requestState }),
  };
}

/** What the far end asks back about. */
export const asked: Request = {
  method: "tools/call",
  params: { name: "weather", arguments: { city: "Oslo" }, _meta: { mine: true } },
};

export function modernWorld(options: WorldOptions = {}): World {
  return new World({ dialect: modern, ...options });
}

/** Makes a call whose first answer asks. */
export async function askedBack(world: World, result: Result, options = {}) {
  const watched = world.call(options, asked);
  await arrival();
  world.far.answer(world.far.request(), result);
  await arrival();
  return watched;
}
