import { isThenable } from "@mcp-actors/transport";

/** Hears what a function that is not ours threw, or what its promise rejected with. Never throws itself. */
export type Failed = (error: unknown) => void;

/**
 * Calls a function that is not ours, and hands on what goes wrong with it.
 *
 * The answer is there only if the function works on, and settles when it is
 * done. It never rejects.
 *
 * @param owner - Whose method the function is, if it is one.
 */
export function contain<Argument>(
  work: (argument: Argument) => unknown,
  argument: Argument,
  failed: Failed,
  owner?: object,
): Promise<void> | undefined {
  try {
    const result = work.call(owner, argument);
    return isThenable(result) ? Promise.resolve(result).then(ignore, failed) : undefined;
  } catch (error) {
    failed(error);
    return undefined;
  }
}

function ignore(): void {}
