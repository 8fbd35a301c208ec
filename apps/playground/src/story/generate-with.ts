import type { Generate, Model } from "@mcp-actors/model";

/** A model at the other end of a wire as one that generates here. */
export function generateWith(model: () => Promise<Model>): Generate {
  return async function* generate(request, { signal }) {
    const connected = await model();
    const generation = connected.generate(request, { signal });
    yield* generation;
    return generation.stopReason;
  };
}
