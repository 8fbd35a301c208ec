import type { Completer } from "./completer.ts";

/**
 * Completers by what they complete.
 *
 * @param of - Whose they are, for the error of one that completes nothing.
 */
export function compileCompleters(
  complete: { readonly [name: string]: Completer | undefined } | undefined,
  names: readonly string[],
  of: string,
): ReadonlyMap<string, Completer> {
  const completers = new Map<string, Completer>();
  for (const [name, completer] of Object.entries(complete ?? {})) {
    if (completer === undefined) continue;
    if (!names.includes(name)) {
      throw new TypeError(`Completer "${name}" of ${of} completes nothing that is there`);
    }
    completers.set(name, completer);
  }
  return completers;
}
