/** The two names of a thing: one for programs, one for people. */
export interface BaseMetadata {
  /** What programs call it. */
  readonly name: string;
  /** What people are shown; `name` where absent. Since 2025-06-18. */
  readonly title?: string | undefined;
}

/** One picture that stands for a thing in a user interface. Since 2025-11-25. */
export interface Icon {
  /** An `https:` or `data:` URI. */
  readonly src: string;
  readonly mimeType?: string | undefined;
  /** Sizes as `48x48`, or `any` where it scales. */
  readonly sizes?: readonly string[] | undefined;
  /** The background it was drawn for. */
  readonly theme?: "light" | "dark" | undefined;
}

/** What a user interface may picture. Since 2025-11-25. */
export interface Icons {
  readonly icons?: readonly Icon[] | undefined;
}
