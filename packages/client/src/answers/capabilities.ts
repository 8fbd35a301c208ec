import type { ClientCapabilities } from "@mcp-actors/protocol";
import type { Answers } from "./answers.ts";

/** The capabilities that a set of answers amounts to. */
export function capabilitiesOf({ elicitation, sampling, roots }: Answers): ClientCapabilities {
  const modes = modesOf(elicitation);
  return {
    // spec: client/elicitation: an empty object would mean forms.
    ...(Object.keys(modes).length > 0 && { elicitation: modes }),
    ...(sampling !== undefined && { sampling: samplingOf(sampling) }),
    ...(roots !== undefined && { roots: { listChanged: true } }),
  };
}

function modesOf(elicitation: Answers["elicitation"]) {
  const { form, url } =
    typeof elicitation === "function" ? { form: elicitation } : (elicitation ?? {});
  return {
    ...(form !== undefined && { form: {} }),
    ...(url !== undefined && { url: {} }),
  };
}

function samplingOf(sampling: NonNullable<Answers["sampling"]>) {
  return typeof sampling === "object" && sampling.tools === true ? { tools: {} } : {};
}
