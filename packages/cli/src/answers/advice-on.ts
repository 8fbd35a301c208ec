import { MissingRequiredClientCapabilityError } from "@mcp-actors/protocol";

/** What answers a question, by the capability that it needs. */
const ANSWERS: readonly (readonly [capability: string, answer: string])[] = [
  ["elicitation", "--answer key=value or --decline, or on a terminal"],
  ["sampling", "--sample TEXT"],
  ["roots", "--root DIR"],
];

/** What to do about a question that nothing could answer; nothing where an error is no such thing. */
export function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof MissingRequiredClientCapabilityError)) return undefined;
  const { requiredCapabilities } = error;
  const answers = ANSWERS.flatMap(([name, answer]) => (name in requiredCapabilities ? answer : []));
  return answers.length > 0 ? `Answer it with ${answers.join(", and ")}` : undefined;
}
