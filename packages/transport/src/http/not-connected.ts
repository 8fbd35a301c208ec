/** Why a connection was never made, so that nothing was sent over it. */
export class NotConnected extends Error {
  override readonly name = "NotConnected";
  /** The code of what went wrong. */
  readonly code: unknown;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = "code" in cause ? cause.code : undefined;
  }
}
