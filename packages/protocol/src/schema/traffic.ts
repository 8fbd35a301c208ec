/** The names of the definitions that the messages of one side have, by method. */
export interface Traffic<Name extends string = string> {
  /** A request, and what it may be answered with. */
  readonly requests: { readonly [method: string]: readonly [request: Name, ...results: Name[]] };
  readonly notifications: { readonly [method: string]: Name };
}
