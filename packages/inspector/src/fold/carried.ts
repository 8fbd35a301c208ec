/** What an exchange over HTTP carries, as far as it is known. */
export interface Carried {
  /** Key of the wire of its messages: a server records the heads of all its clients on one of their own. */
  readonly wire: string;
  /** Key of the request in it. */
  readonly request?: string | undefined;
  /** Key of the row of its request's head. */
  readonly row?: string | undefined;
}

/** The head of a POST whose message has not come yet. */
export interface WaitingHead {
  /** Key of its row. */
  readonly row: string;
  /** Name of its exchange. */
  readonly exchange: string;
  /** Bytes of its body, where it says so. */
  readonly length: number;
}
