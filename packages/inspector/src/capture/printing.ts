/** How drafts print their records. */
export interface Printing {
  /** Whether steps and actions are wanted that made nothing. */
  readonly detail: boolean;
  /** Numbers of the actions that made something. */
  readonly causes: ReadonlySet<number>;
}
