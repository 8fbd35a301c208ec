import { isFields } from "../fold/json-fields.ts";
import type { Json, JsonFields } from "../records/index.ts";
import { pathMatcher } from "./path-matcher.ts";
import { mayBe } from "./shown-text.ts";

/** One place where two values are not the same. */
export interface JsonDifference {
  /** Where, such as `result.content[0].text`; empty for the whole. */
  readonly path: string;
  /** Absent where there is nothing in the recording. */
  readonly recorded?: Json;
  /** Absent where there is nothing in the other. */
  readonly other?: Json;
}

/** What is compared. */
export interface DifferenceOptions {
  /** Paths that are not, such as `result.content[*].text`: `*` is any one key or index, `**` any number of them. */
  readonly ignore?: readonly string[] | undefined;
}

/**
 * Where a value is another than the recorded one, in order of the recorded.
 *
 * What was redacted when it was recorded is the same as anything, and of what was cut the beginning counts.
 */
export function jsonDifferences(
  recorded: Json | undefined,
  other: Json | undefined,
  { ignore = [] }: DifferenceOptions = {},
): readonly JsonDifference[] {
  const comparison = new Comparison(pathMatcher(ignore));
  comparison.compare("", recorded, other);
  return comparison.differences;
}

class Comparison {
  readonly differences: JsonDifference[] = [];
  readonly #isIgnored: (path: string) => boolean;

  constructor(isIgnored: (path: string) => boolean) {
    this.#isIgnored = isIgnored;
  }

  compare(path: string, recorded: Json | undefined, other: Json | undefined): void {
    if (this.#isIgnored(path)) return;
    if (Array.isArray(recorded) && Array.isArray(other)) this.#lists(path, recorded, other);
    else if (isFields(recorded) && isFields(other)) this.#fields(path, recorded, other);
    else if (!isSame(recorded, other)) {
      this.differences.push({
        path,
        ...(recorded !== undefined && { recorded }),
        ...(other !== undefined && { other }),
      });
    }
  }

  #lists(path: string, recorded: readonly Json[], other: readonly Json[]): void {
    const last = recorded.at(-1);
    const isCut = typeof last === "string" && /^\[cut · \d+ entries\]$/.test(last);
    const length = isCut ? recorded.length - 1 : Math.max(recorded.length, other.length);
    for (let index = 0; index < length; index += 1) {
      this.compare(`${path}[${index}]`, recorded[index], other[index]);
    }
  }

  #fields(path: string, recorded: JsonFields, other: JsonFields): void {
    const isCut = Object.hasOwn(recorded, "[cut]");
    const keys = isCut
      ? Object.keys(recorded).filter((key) => key !== "[cut]")
      : new Set([...Object.keys(recorded), ...Object.keys(other)]);
    for (const key of keys) this.compare(join(path, key), own(recorded, key), own(other, key));
  }
}

function isSame(recorded: Json | undefined, other: Json | undefined): boolean {
  if (typeof recorded !== "string") return recorded === other;
  if (typeof other === "string") return mayBe(recorded, other) || mayBe(other, recorded);
  // Of a secret that is no text its kind alone was recorded.
  return other !== undefined && /^\[(?:redacted · \w+|too deep or too much)\]$/.test(recorded);
}

function own(fields: JsonFields, key: string): Json | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function join(path: string, key: string): string {
  if (!/^[\w$-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}
