/** Who speaks in a conversation with a model. */
export type Role = "user" | "assistant";

/** Hints of a server on how a piece of content is best used. */
export interface Annotations {
  readonly audience?: readonly Role[] | undefined;
  /** From 0, entirely optional, to 1, effectively required. */
  readonly priority?: number | undefined;
  /** ISO 8601. Since 2025-06-18. */
  readonly lastModified?: string | undefined;
}
