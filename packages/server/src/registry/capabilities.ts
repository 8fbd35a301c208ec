import type { Revision, ServerCapabilities } from "@mcp-actors/protocol";
import type { ServerDefinition } from "../definition/definition.ts";
import type { CompiledPrompt } from "../prompts/compiled-prompt.ts";
import type { ResourceIndex } from "../resources/resource-index.ts";

/** What of a definition can be completed. */
interface Completable {
  readonly prompts: ReadonlyMap<string, CompiledPrompt>;
  readonly resources: ResourceIndex;
}

/** What a server of this definition can do, and nothing that it cannot. */
export function toCapabilities(
  { tools, resources, prompts }: ServerDefinition,
  completable: Completable,
): ServerCapabilities {
  return {
    // `logging/setLevel` always works, whatever is offered.
    logging: {},
    ...(completes(completable) && { completions: {} }),
    ...(prompts !== undefined && { prompts: { listChanged: true } }),
    ...(resources !== undefined && { resources: { subscribe: true, listChanged: true } }),
    ...(tools !== undefined && { tools: { listChanged: true } }),
  };
}

function completes({ prompts, resources }: Completable): boolean {
  const all = [...prompts.values(), ...resources.templates.values()];
  return all.some(({ completers }) => completers.size > 0);
}

/** Capabilities as a revision knows them. */
export function toRevisionCapabilities(
  { completions, ...others }: ServerCapabilities,
  { completionsAreDeclared }: Revision,
): ServerCapabilities {
  return completionsAreDeclared && completions !== undefined ? { ...others, completions } : others;
}
