/** Writes texts in the order they were put, and holds those that have not left. */
export interface TextWriter {
  /** What is counted of a text: UTF-16 units, or bytes. */
  readonly unit: "characters" | "bytes";
  /** Whether more is held than its mark. */
  readonly isFull: boolean;
  /** Whether more is held than a peer may have us hold: one long message is no reason. */
  readonly overflows: boolean;
  /** Has whoever fills it told when something left, at least whenever it is full. */
  listen(onLeft: () => void): void;
  /** Takes a text; false when it is full, or was. */
  put(text: string): boolean;
  /** Writes what is still to leave; nothing is put any more. */
  end(): void;
  /** Lets go of what has not begun to leave; nothing is put any more. */
  drop(): void;
}

/** How much a writer holds, in its unit. */
export interface WriterBounds {
  /** Above this it is full. */
  readonly mark: number;
  /** Above this it overflows; one long message does not count. */
  readonly limit: number;
}
