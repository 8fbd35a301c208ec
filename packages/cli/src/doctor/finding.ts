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

/** What is as it should be. */
export const good = (about: string, text: string): Finding => ({ severity: "good", about, text });

/** What is to know, and is not wrong. */
export const note = (about: string, text: string, advice?: string): Finding => ({
  severity: "note",
  about,
  text,
  advice,
});

/** What is wrong, and what to do about it. */
export const bad = (about: string, text: string, advice?: string): Finding => ({
  severity: "bad",
  about,
  text,
  advice,
});
