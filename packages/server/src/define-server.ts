import { memoryPair, multiplex } from "@mcp-actors/transport";
import { createServer } from "./create-server.ts";
import { checkOffer } from "./definition/check-offer.ts";
import type { Prompts, ServerDefinition, ServerOffer, Tools } from "./definition/definition.ts";
import { compile } from "./registry/registry.ts";

/**
 * Defines a server as a value.
 *
 * Everything that can be wrong with it is an error here: names, URIs and icons, and
 * schemas that no client could be shown.
 */
export function defineServer<
  const OfferedTools extends Tools = Record<never, never>,
  const Uri extends string = never,
  const OfferedPrompts extends Prompts = Record<never, never>,
>(
  offer: ServerOffer<OfferedTools, Uri, OfferedPrompts>,
): ServerDefinition<OfferedTools, Uri, OfferedPrompts> {
  checkOffer(offer);
  const { tools, resources, prompts } = offer;
  const definition: ServerDefinition<OfferedTools, Uri, OfferedPrompts> = Object.freeze({
    ...offer,
    ...(tools !== undefined && { tools: Object.freeze({ ...tools }) }),
    ...(resources !== undefined && { resources: Object.freeze({ ...resources }) }),
    ...(prompts !== undefined && { prompts: Object.freeze({ ...prompts }) }),
    link(dialect) {
      const [near, far] = memoryPair();
      createServer(definition).serve(far);
      return multiplex(near, dialect);
    },
  } satisfies ServerDefinition<OfferedTools, Uri, OfferedPrompts>);
  compile(definition);
  return definition;
}
