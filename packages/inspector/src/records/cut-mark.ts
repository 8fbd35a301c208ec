/** What a value says of itself that was cut or kept aside where it was recorded. */
export interface CutMark {
  /** Length of the whole, in UTF-16 units of its text or its JSON. */
  readonly length: number;
  /** What the whole is asked for by. */
  readonly name: string;
}

const MARK = /\[(cut|JSON|aside) · (\d{1,12}) chars · ([0-9a-f]{8,24})\]$/;
/** The longest mark there can be. */
const LONGEST_MARK = 64;

/** Reads the mark at the end of a text; undefined where it has none. */
export function cutMarkOf(text: string): CutMark | undefined {
  const [, what, digits, hash] = MARK.exec(text.slice(-LONGEST_MARK)) ?? [];
  if (digits === undefined || hash === undefined) return undefined;
  const length = Number(digits);
  return { length, name: what === "aside" ? hash : asideName(hash, length) };
}

/** The name of a whole: of two of one hash, the length tells most apart. */
export function asideName(hash: string, length: number): string {
  return `${hash}${length.toString(16)}`;
}
