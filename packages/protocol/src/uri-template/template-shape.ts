import type { Run } from "./match-runs.ts";
import type { Expression, TemplatePart } from "./template-part.ts";

/** What of a template is matched in its order, and what is cut off before. */
export interface TemplateShape {
  /** All up to the query or the fragment. */
  readonly path: readonly TemplatePart[];
  /** A URI without what stands for the query and the fragment, and those; undefined where it has more. */
  readonly cut: (uri: string) => CutUri | undefined;
}

interface CutUri {
  readonly path: string;
  readonly rest: readonly Run[];
}

/** Finds the query and the fragment that a template ends with. */
export function toShape(template: string, parts: readonly TemplatePart[]): TemplateShape {
  const path = [...parts];
  const fragment = takeLast(path, "#");
  const queries = [takeLast(path, "&"), takeLast(path, "?")].filter((part) => part !== undefined);
  const separator = queries.at(-1)?.operator.first;
  const pairs = fixedPairs(path);
  if (path.some(isTail) || (separator === "?" && pairs > 0)) {
    throw new TypeError(
      `URI template ${JSON.stringify(template)} can have one query and one fragment, at its end`,
    );
  }
  return {
    path,
    cut(uri) {
      const [rest, hash] = fragment === undefined ? [uri, undefined] : cutAt(uri, uri.indexOf("#"));
      const end = separator === undefined ? -1 : queryStart(rest, separator, pairs);
      const [before, query] = cutAt(rest, end);
      // Nothing in a query stands for a fragment.
      if (query?.includes("#")) return undefined;
      const runs: Run[] = queries.map((part) => [part, query]);
      if (fragment !== undefined) runs.push([fragment, hash]);
      return { path: before, rest: runs };
    },
  };
}

function isTail(part: TemplatePart): boolean {
  return typeof part !== "string" && "?&#".includes(part.operator.first || " ");
}

function takeLast(parts: TemplatePart[], first: string): Expression | undefined {
  const last = parts.at(-1);
  if (typeof last !== "object" || last.operator.first !== first) return undefined;
  parts.pop();
  return last;
}

/** How many pairs are written out before those that are variables. */
function fixedPairs(path: readonly TemplatePart[]): number {
  const text = path.filter((part) => typeof part === "string").join("");
  return text.includes("?") ? text.slice(text.indexOf("?")).split("&").length : 0;
}

/** Where the pairs begin that are variables; -1 where there are none. */
function queryStart(uri: string, separator: string, pairs: number): number {
  const start = uri.indexOf(pairs === 0 ? separator : "?");
  let at = start;
  for (let pair = 0; pair < pairs && at !== -1; pair += 1) at = uri.indexOf("&", at + 1);
  return at;
}

function cutAt(text: string, at: number): readonly [string, string | undefined] {
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
