import { memoryPair, multiplex } from "@mcp-actors/transport";
import { checkOffer } from "./check-offer.ts";
import { createServer } from "./create-server.ts";
import type { ServerDefinition, ServerOffer, Tools } from "./definition.ts";
import { compile } from "./registry.ts";

/**
 * Defines a server as a value.
 *
 * Everything that can be wrong with it is an error here: names, and schemas that no
 * client could be shown.
 */
export function defineServer<const Offered extends Tools = Record<never, never>>(
  offer: ServerOffer<Offered>,
): ServerDefinition<Offered> {
  checkOffer(offer);
  const definition: ServerDefinition<Offered> = Object.freeze({
    ...offer,
    ...(offer.tools !== undefined && { tools: Object.freeze({ ...offer.tools }) }),
    link(dialect) {
      const [near, far] = memoryPair();
      createServer(definition).serve(far);
      return multiplex(near, dialect);
    },
  } satisfies ServerDefinition<Offered>);
  compile(definition);
  return definition;
}
