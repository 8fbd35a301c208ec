/** How a text says what its client lacks: in the words of a server, or in those of our client that a server passes on. */
const SAYINGS: readonly (readonly [capability: string, saying: RegExp])[] = [
  ["elicitation", sayingOf("elicitation", "cannot be asked")],
  ["sampling", sayingOf("sampling", "does not sample")],
  ["roots", sayingOf("roots", "has no roots")],
];

/** The capabilities that a text says its client lacks: before 2026-07-28 an error has no other place for them. */
export function missedCapabilities(text: string): readonly string[] {
  return SAYINGS.flatMap(([capability, saying]) => (saying.test(text) ? capability : []));
}

function sayingOf(capability: string, ours: string): RegExp {
  const theirs = `(?:did not declare|(?:does not|doesn't) (?:declare|support)) .*\\b${capability}`;
  return new RegExp(`\\bclient (?:${theirs}|${ours})\\b`, "i");
}
