import { expandParts, type TemplateValues } from "./expand.ts";
import { matchRuns, type Run } from "./match-runs.ts";
import { toNormalUri } from "./normal-uri.ts";
import { parseTemplate } from "./parse-template.ts";
import { readRun } from "./read-run.ts";
import { toShape } from "./template-shape.ts";
import { type MatchedVariables, Variables } from "./variables.ts";

/** A template of URIs, worked out once. RFC 6570, up to level 4 */
export interface UriTemplate {
  /** The template as it was written. */
  readonly text: string;
  /** The names of its variables, in their order. */
  readonly variables: readonly string[];
  /** The URI that it gives with these values. */
  readonly expand: (values: TemplateValues) => string;
  /**
   * The values with which it gives this URI, decoded once; undefined where it cannot.
   *
   * Variables are text, lists where they are spread out (`{x*}`). The time is linear in the length of the URI.
   */
  readonly match: (uri: string) => MatchedVariables | undefined;
}

/** The longest URI that a template matches, in characters. */
const MAX_LENGTH = 65_536;

/**
 * Reads a template; throws a `TypeError` where it is none, or its query is not at its end.
 *
 * A URI matches however it is escaped. A value in a path is never empty, `.` or `..`, and holds no
 * slash; `{+x}` takes all that is there. Pairs of a query come in any order, with others among them.
 */
export function uriTemplate(text: string): UriTemplate {
  const parts = parseTemplate(text);
  const shape = toShape(text, parts);
  const specs = parts.flatMap((part) => (typeof part === "string" ? [] : part.variables));
  return {
    text,
    variables: [...new Set(specs.map(({ name }) => name))],
    expand: (values) => expandParts(parts, values),
    match(uri) {
      const normal = uri.length > MAX_LENGTH ? undefined : toNormalUri(uri);
      const pieces = normal === undefined ? undefined : shape.cut(normal);
      const runs = pieces && matchRuns(shape.path, pieces.path);
      return runs && readAll([...runs, ...pieces.rest]);
    },
  };
}

function readAll(runs: readonly Run[]): MatchedVariables | undefined {
  const variables = new Variables();
  for (const [expression, run] of runs) {
    if (run !== undefined && !readRun(expression, run, variables.gather)) return undefined;
  }
  return variables.toRecord();
}
