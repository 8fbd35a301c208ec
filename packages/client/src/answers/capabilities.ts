import type { ClientCapabilities } from "@mcp-actors/protocol";
import type { Answers } from "./answers.ts";

/** The capabilities that a set of answers amounts to. */
export function capabilitiesOf({ elicitation, sampling, roots }: Answers): ClientCapabilities {
  return {
    ...(elicitation !== undefined && { elicitation: modesOf(elicitation) }),
    ...(sampling !== undefined && { sampling: samplingOf(sampling) }),
    ...(roots !== undefined && { roots: {} }),
  };
}

function modesOf(elicitation: NonNullable<Answers["elicitation"]>) {
  if (typeof elicitation === "function") return { form: {} };
  return {
    ...(elicitation.form !== undefined && { form: {} }),
    ...(elicitation.url !== undefined && { url: {} }),
  };
}

function samplingOf(sampling: NonNullable<Answers["sampling"]>) {
  return typeof sampling === "object" && sampling.tools === true ? { tools: {} } : {};
}
