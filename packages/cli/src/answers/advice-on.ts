import { MissingRequiredClientCapabilityError, ProtocolError } from "@mcp-actors/protocol";
import { AdvisedError } from "../exit/advised-error.ts";
import { missedCapabilities } from "./missed-capabilities.ts";

/** What answers a question, by the capability that it needs. */
const ANSWERS: readonly (readonly [capability: string, answer: string])[] = [
  ["elicitation", "--answer key=value or --decline, or on a terminal"],
  ["sampling", "--sample TEXT"],
  ["roots", "--root DIR"],
];

/**
 * What to do about an error, where it says so itself, and about a question that nothing could answer; nothing
 * where an error, or the text of one, is no such thing.
 */
export function adviceOn(failure: unknown): string | undefined {
  if (failure instanceof AdvisedError) return `→ ${failure.advice}`;
  const missed = missedIn(failure);
  const answers = ANSWERS.flatMap(([name, answer]) => (missed.includes(name) ? answer : []));
  return answers.length > 0 ? `→ Answer it with ${answers.join(", and ")}` : undefined;
}

function missedIn(failure: unknown): readonly string[] {
  if (failure instanceof MissingRequiredClientCapabilityError) {
    return Object.keys(failure.requiredCapabilities);
  }
  if (failure instanceof ProtocolError) return missedCapabilities(failure.message);
  return typeof failure === "string" ? missedCapabilities(failure) : [];
}
