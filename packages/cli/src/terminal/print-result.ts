import type { Invocation } from "../command.ts";

/** Prints a result: as JSON where it was asked for, else as a person reads it. Nothing is printed of no text. */
export function printResult(
  { flags, terminal }: Pick<Invocation, "flags" | "terminal">,
  result: object,
  texts: () => readonly string[],
): void {
  terminal.showStatus();
  if (flags.json) {
    terminal.print(JSON.stringify(result, undefined, 2));
    return;
  }
  for (const text of texts()) terminal.print(text);
}
