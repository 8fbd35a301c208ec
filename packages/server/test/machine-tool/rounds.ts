import type { Params } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import { expect } from "vitest";
import { assign, setup } from "xstate";
import { z } from "zod";
import {
  createServer,
  defineServer,
  type ServerDefinition,
  type ServerOptions,
} from "../../src/index.ts";
import { ask } from "../../src/machine-tool/index.ts";
import { modern, RawClient } from "../raw-client.ts";
import { booking, ring } from "./booking.ts";

export const CAPABILITIES = { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} };
export const accept = (content?: object) => ({ action: "accept", ...(content && { content }) });
export const city = { city: "Oslo" };
export const answers = { name: accept({ name: "Ada" }), unit: accept({ unit: "EUR" }) };
export const booked = { booked: "Oslo for Ada at 4 EUR" };

/** One tool, each of whose rounds goes to a server of its own that shares nothing but keys. */
export function startRounds(
  definition: ServerDefinition = booking,
  options: ServerOptions = {},
  facts?: Facts,
) {
  return async (tool: string, args: object, params: Params = {}): Promise<Params> => {
    await using client = new RawClient(
      createServer(definition, { seal: ring(), ...options }),
      facts,
    );
    const { result, error } = await client.call(tool, args, { ...modern(CAPABILITIES), ...params });
    const notifications = client.notifications.map(
      ({ params: told }) => told?.["progress"] ?? told?.["data"],
    );
    expect(client.server.counts.running).toBe(0);
    return { ...result, error, notifications };
  };
}

export const name = z.object({ name: z.string() });

/** A machine that asks for a name in a state of its own, perhaps with something beside, or with another copy's `ask`. */
export const askingMachine = (more: object = {}, version = "1", asked = ask) =>
  setup({
    types: { context: {} as { readonly name: string }, output: {} as string },
    actors: { askName: asked.elicit(name) },
  }).createMachine({
    id: "asking",
    version,
    context: { name: "" },
    output: ({ context }) => `Hello ${context.name}`,
    initial: "open",
    states: {
      open: {
        invoke: {
          src: "askName",
          input: { key: "name", message: "Name?" },
          onDone: { target: "done", actions: assign({ name: ({ event }) => event.output.name }) },
        },
        ...more,
      },
      done: { type: "final" },
    },
  });

export const serverOf = (tool: Parameters<typeof defineServer>[0]["tools"]) =>
  defineServer({ name: "asking", version: "1", tools: { ...tool } });
