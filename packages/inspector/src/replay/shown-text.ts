import { hashText } from "../redact/index.ts";

/** What stands in a record where something was redacted, cut or is no JSON. */
const MARK =
  /\[(?:redacted · [^\]]*|data [^\]]* chars|JSON · [^\]]*|[^\]\s]+ · \d+ bytes|too deep or too much|unreadable|undefined)\]/;
const CUT = /^([\s\S]*)… \[cut · (\d+) chars · ([0-9a-f]{8})\]$/;

/** Whether a recorded text may be another one: what was redacted may be anything, what was cut is known by its hash. */
export function mayBe(recorded: string, text: string): boolean {
  if (recorded === text) return true;
  const [cut, beginning = "", length, hash] = CUT.exec(recorded) ?? [];
  if (cut !== undefined && !MARK.test(beginning)) {
    return text.length === Number(length) && hashText(text) === hash;
  }
  return patternOf(recorded)?.test(text) ?? false;
}

/** What a recorded text looks like where only a part of it is known; undefined where all is. */
export function patternOf(recorded: string): RegExp | undefined {
  const [cut, beginning = ""] = CUT.exec(recorded) ?? [];
  const known = cut === undefined ? recorded : beginning;
  if (cut === undefined && !MARK.test(recorded)) return undefined;
  const parts = known.split(new RegExp(MARK, "g")).map(escaped);
  return new RegExp(`^${parts.join("[\\s\\S]*")}${cut === undefined ? "$" : ""}`);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
