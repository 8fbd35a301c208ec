import { type Expression, isSingle, type TemplatePart } from "./template-part.ts";

/** What an expression was found to stand for: undefined where it is left out. */
export type Run = readonly [Expression, string | undefined];

/** The rest of the parts matches the rest of the text from here. */
const MATCHES = 1;
/** It does so with something for the part that is next, which could be left out. */
const PRESENT = 2;

/**
 * Matches a whole text against parts, each expression with as much as it can take while the
 * next is not left out for it.
 *
 * Nothing is tried twice: it is worked out from the end where the rest of the parts can match the
 * rest of the text. So the time is that of the text by that of the parts, whatever they are.
 */
export function matchRuns(
  parts: readonly TemplatePart[],
  text: string,
): readonly Run[] | undefined {
  const [head] = parts;
  if (typeof head === "string" && !text.startsWith(head)) return undefined;
  const reach = workOutReach(parts, text);
  return reach[0]?.[0] ? takeRuns(parts, text, reach) : undefined;
}

/** Walks along the places that were worked out. */
function takeRuns(
  parts: readonly TemplatePart[],
  text: string,
  reach: readonly Uint8Array[],
): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string") {
      at += part.length;
      continue;
    }
    const { first } = part.operator;
    const start = at + first.length;
    const rest = reach[index + 1] ?? new Uint8Array();
    const end = text.startsWith(first, at) ? findEnd({ part, text, rest }, start) : undefined;
    runs.push([part, end === undefined ? undefined : text.slice(start, end)]);
    at = end ?? at;
  }
  return runs;
}

/** For each part, and past the last, the places from where it and all that follow match. */
function workOutReach(parts: readonly TemplatePart[], text: string): readonly Uint8Array[] {
  let rest = new Uint8Array(text.length + 1);
  rest[text.length] = MATCHES;
  const reach = [rest];
  for (const part of [...parts].reverse()) {
    rest = typeof part === "string" ? literalReach(part, text, rest) : runReach(part, text, rest);
    reach.push(rest);
  }
  return reach.reverse();
}

function literalReach(literal: string, text: string, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const reach = new Uint8Array(text.length + 1);
  let at = text.indexOf(literal);
  while (at !== -1) {
    if (rest[at + literal.length]) reach[at] = MATCHES;
    at = text.indexOf(literal, at + 1);
  }
  return reach;
}

function runReach(part: Expression, text: string, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const { first } = part.operator;
  const stops = stopsOf(part);
  const reach = new Uint8Array(text.length + 1);
  // Whether a run that takes the character here can end somewhere.
  let goesOn = false;
  for (let at = text.length; at >= 0; at -= 1) {
    const character = text.charAt(at);
    const takes: boolean = goesOn && !stops.includes(character);
    const isLeftOut = Boolean(rest[at]);
    if (first === "") reach[at] = takes ? MATCHES : 0;
    else if (goesOn && character === first) reach[at] = MATCHES | PRESENT;
    else reach[at] = isLeftOut ? MATCHES : 0;
    goesOn = takes || isLeftOut;
  }
  return reach;
}

interface Place {
  readonly part: Expression;
  readonly text: string;
  readonly rest: Uint8Array;
}

/** Where a run that starts here ends; undefined where it can nowhere. */
function findEnd({ part, text, rest }: Place, start: number): number | undefined {
  const stops = stopsOf(part);
  const least = part.operator.first === "" ? start + 1 : start;
  let last: number | undefined;
  let lastPresent: number | undefined;
  for (let at = start; at <= text.length; at += 1) {
    const found = at < least ? 0 : (rest[at] ?? 0);
    if (found & MATCHES) last = at;
    if (found & PRESENT) lastPresent = at;
    if (stops.includes(text.charAt(at))) break;
  }
  return lastPresent ?? last;
}

/** An expression of several values runs over what separates them. */
function stopsOf(part: Expression): string {
  const { stops, separator } = part.operator;
  return isSingle(part) ? stops : stops.replace(separator, "");
}
