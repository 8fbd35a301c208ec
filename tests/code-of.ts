// A text, a regular expression or a comment, whichever begins first.
const TOKEN =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=(?:^|[=(,:!&|?{}[;])\s*|return\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** A TypeScript source without its comments. */
export function codeOf(source: string): string {
  return source.replace(TOKEN, (_match, kept: string | undefined) => kept ?? "");
}

/** A TypeScript source without its comments and without what its texts say. */
export function bareCodeOf(source: string): string {
  return source.replace(TOKEN, (_match, kept = "") => (/^["'`]/.test(kept) ? '""' : kept));
}

/** The contents of the text literals of a source, in order. */
export function literalsOf(source: string): string[] {
  return [...codeOf(source).matchAll(TOKEN)]
    .map(([match]) => match)
    .filter((match) => !match.startsWith("/"))
    .map((match) => match.slice(1, -1));
}

/** The module specifiers that a source imports or re-exports from. */
export function importsOf(source: string): string[] {
  const code = codeOf(source);
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g)].map(
    ([, specifier]) => specifier ?? "",
  );
}

/** The text between a parenthesis at `start` and the one that closes it. */
export function argumentsAt(code: string, start: number): string {
  let depth = 0;
  for (let index = start; index < code.length; index++) {
    if (code[index] === "(") depth++;
    if (code[index] === ")" && --depth === 0) return code.slice(start + 1, index);
  }
  return code.slice(start + 1);
}
