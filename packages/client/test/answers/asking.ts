import type { Answers } from "../../src/index.ts";
import { arrival, type FarWorld, openClient } from "../open-client.ts";

/** What a server asks for with a form. */
export const FORM = {
  message: "Which?",
  requestedSchema: {
    type: "object",
    properties: {
      colour: { type: "string", enum: ["r", "g"], default: "g" },
      note: { type: "string" },
    },
    required: ["colour"],
  },
};

const MESSAGE = { role: "user", content: { type: "text", text: "hi" } } as const;

/** What a server asks of a model. */
export const SAMPLING = { messages: [MESSAGE], maxTokens: 10 };

/** A client with answers, and a server of the era whose servers ask. */
export const openAnswering = (answers: Answers): Promise<FarWorld> =>
  openClient({ ...answers, far: { revision: "2025-11-25" } });

/** What comes back when the server asks. */
export async function ask(world: FarWorld, method: string, params?: object): Promise<unknown> {
  world.far.ask("q", method, params === undefined ? undefined : { ...params });
  await arrival();
  return world.far.answers.at(-1);
}

/** The answer to `ask` that gives something. */
export const result = (value: object) => ({ jsonrpc: "2.0", id: "q", result: value });

/** The answer to `ask` that refuses. */
export const error = (code: number, message: string) => ({
  jsonrpc: "2.0",
  id: "q",
  error: { code, message },
});

/** An answer that accepts, whether or not the content is one that may be. */
export const accept = (content?: object) => () => ({ action: "accept", content }) as never;
