/** How a finding is to be taken. */
export type Severity = "good" | "note" | "bad";

/** One thing that an examination found out. */
export interface Finding {
  readonly severity: Severity;
  /** What it is about, in a word. */
  readonly about: string;
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
}

export const good = (about: string, text: string): Finding => ({ severity: "good", about, text });

export const note = (about: string, text: string, advice?: string): Finding => ({
  severity: "note",
  about,
  text,
  advice,
});

export const bad = (about: string, text: string, advice?: string): Finding => ({
  severity: "bad",
  about,
  text,
  advice,
});
