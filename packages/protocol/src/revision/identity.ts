/** Who we are to the peer: declared once to a legacy one, with every request to a modern one. */
export interface Identity {
  readonly info: {
    readonly name: string;
    readonly version: string;
    readonly [field: string]: unknown;
  };
  readonly capabilities: object;
}
