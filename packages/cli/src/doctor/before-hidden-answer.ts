const HIDDEN = /^([^{]*\S[^{]*)\{.*"(?:result|error)"\s*:/s;

/** What stands before an answer on its line, which makes the line no message; undefined where nothing does. */
export function beforeHiddenAnswer(line: string): string | undefined {
  return HIDDEN.exec(line)?.[1];
}
