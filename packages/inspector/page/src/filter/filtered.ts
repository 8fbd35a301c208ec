/** What a filter is asked about: a request or a message, in the words of its fields. */
export interface Filtered {
  readonly method: string;
  readonly tool: string;
  /** Its state, its outcome, and `live` or `done`, `ok` or `error`. */
  readonly status: readonly string[];
  readonly dir: readonly string[];
  readonly kind: readonly string[];
  /** Names, roles and ids of its ends. */
  readonly peer: readonly string[];
  readonly id: string;
  /** In ms; absent where it has no length. */
  readonly duration?: number;
  /** The revision and its era. */
  readonly era: readonly string[];
  /** All that is said in it, in lower case; worked out when it is asked for. */
  readonly text: () => string;
}
