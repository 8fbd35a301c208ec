import type { Params } from "@mcp-actors/protocol";
import { z } from "zod";
import { type Context, defineServer, tool } from "../../src/index.ts";
import { modern, type RawClient, startClient } from "../raw-client.ts";

/** What a client that can be asked anything declares. */
export const CAPABILITIES = { elicitation: {}, sampling: {}, roots: {} };

/** The form that `ask` shows. */
export const name = z.object({ name: z.string().min(1) });

/** The answer of a person who accepts. */
export const accept = (content: object) => ({ action: "accept", content });

/** Asks for a name. */
export const ask = (ctx: Context, key: string) =>
  ctx.elicit({ key, message: `${key}?`, schema: name });

/** One tool of a server, called in rounds. */
export function startTool(
  run: (ctx: Context) => unknown,
  options?: Parameters<typeof startClient>[1],
): { readonly client: RawClient; readonly round: (params?: Params) => Promise<Params> } {
  const definition = defineServer({
    name: "asking",
    version: "1",
    tools: { ask: tool({ run: (_args, ctx) => run(ctx) }) },
  });
  const client = startClient(definition, options);
  return {
    client,
    async round(params) {
      const reply = await client.call("ask", {}, { ...modern(CAPABILITIES), ...params });
      return { ...reply.result, error: reply.error };
    },
  };
}
