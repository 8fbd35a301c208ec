import { Pace } from "@mcp-actors/machine";

/** Runs a generator to its end, and gives what it returns; ends it at its next yield once it is not wanted. */
export async function drive(
  generator: AsyncGenerator<unknown, unknown, void>,
  isOver: () => boolean,
): Promise<unknown> {
  const pace = new Pace();
  let step = await generator.next();
  while (step.done !== true) {
    const turn = pace.step();
    if (turn !== undefined) await turn;
    step = isOver() ? await generator.return(undefined) : await generator.next();
  }
  return step.value;
}

/** Whether a value is what a generator function gives. */
export function isAsyncGenerator(value: unknown): value is AsyncGenerator<unknown, unknown, void> {
  return (
    typeof value === "object" &&
    value !== null &&
    Symbol.asyncIterator in value &&
    "next" in value &&
    "return" in value
  );
}
