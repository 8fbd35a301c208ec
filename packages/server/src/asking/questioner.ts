/** Who asks a client, and whose state it may go on from. */
export interface Questioner {
  /** Differs when the handler is no longer the one that asked. */
  readonly fingerprint: string;
  binding(): Promise<string>;
}
