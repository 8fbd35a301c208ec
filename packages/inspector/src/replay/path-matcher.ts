/** Whether a path is one of some patterns: `*` is any one key or index, `**` any number of them. */
export function pathMatcher(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns.map((pattern) => new RegExp(`^${sourceOf(pattern)}$`));
  return (path) => matchers.some((matcher) => matcher.test(path));
}

function sourceOf(pattern: string): string {
  return pattern
    .split(/(\.?\*\*|\[\*\]|\*)/)
    .map((part) => {
      if (part.endsWith("**")) return ".*";
      if (part === "[*]") return "\\[[^\\]]*\\]";
      if (part === "*") return "[^.[\\]]+";
      return part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    })
    .join("");
}
