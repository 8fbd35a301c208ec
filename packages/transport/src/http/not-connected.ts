/** Why a connection was never made, so that nothing was sent over it. */
export class NotConnected extends Error {
  override readonly name = "NotConnected";
  /** The code of what went wrong. */
  declare readonly code: unknown;

  constructor(cause: Error) {
    super(cause.message, { cause });
    if ("code" in cause) this.code = cause.code;
  }
}
