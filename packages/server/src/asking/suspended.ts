/** A run ends here, to be run again with what it asked for; not an error of the handler. */
export class Suspended extends Error {
  override name = "Suspended";

  constructor() {
    super("Run ends to ask the client; it runs again with the answer");
  }
}

/**
 * Whether a caught error is the end of a run that asks: a handler that undoes its work lets it pass.
 *
 * It is known by its name, for the handler's copy of this package need not be the server's.
 */
export function isSuspended(error: unknown): error is Suspended {
  return error instanceof Error && error.name === "Suspended";
}
