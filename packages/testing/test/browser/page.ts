import * as client from "@mcp-actors/client";
import * as machine from "@mcp-actors/machine";
import * as protocol from "@mcp-actors/protocol";
import * as server from "@mcp-actors/server";
import * as testing from "@mcp-actors/testing";
import * as transport from "@mcp-actors/transport";
import { z } from "zod";

// What a page would hold: a client, a server beside it, and every entry that is for browsers.

/** Every entry, whole. */
export const entries: { readonly [name: string]: object } = {
  client,
  machine,
  protocol,
  server,
  testing,
  transport,
};

const bar = server.defineServer({
  name: "bar",
  version: "1.0.0",
  tools: {
    pour: server.tool({
      description: "Asks what, reports, and pours.",
      input: z.object({ cups: z.number() }),
      async run({ cups }, ctx) {
        const { drink } = await ctx.elicit({
          message: "Which drink?",
          schema: z.object({ drink: z.string() }),
        });
        await ctx.progress(1, 1);
        return `${cups} ${drink}`;
      },
    }),
  },
});

/** Has a drink poured in an era, and tells what came of it. */
export async function pour(era: string): Promise<string> {
  const asked: string[] = [];
  await using connected = await client.connect(bar, {
    era,
    elicitation: ({ message }) => {
      asked.push(message);
      return { action: "accept", content: { drink: "tea" } };
    },
  });
  let progress = 0;
  const onProgress = () => {
    progress += 1;
  };
  const { content } = await connected.callTool("pour", { cups: 2 }, { onProgress });
  return JSON.stringify({ revision: connected.server.revision, asked, progress, content });
}

/** Has a call aborted and another run out of time, and tells how they ended. */
export async function giveUp(): Promise<string> {
  await using connected = await client.connect(bar, {
    elicitation: () => new Promise(() => {}),
  });
  const own = new AbortController();
  const call = connected.callTool("pour", { cups: 1 }, { signal: own.signal });
  setTimeout(() => own.abort(new Error("Changed its mind")), 1);
  const slow = connected.callTool("pour", { cups: 1 }, { maxTotalTimeout: 5 });
  return JSON.stringify([await failureOf(call), await failureOf(slow), connected.counts.calls]);
}

/** Asks for a process, which a page has none of. */
export async function startCommand(): Promise<string> {
  return await failureOf(client.connect({ command: "node", args: ["server.mjs"] }));
}

/** Asks for a socket, which a page has none of but WebSockets. */
export async function openSocket(): Promise<string> {
  return await failureOf(client.connect("tcp://127.0.0.1:3003"));
}

/** Has two ends of a port speak, as a page does with a worker. */
export async function callThroughPort(): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const served = server.createServer(bar).serve(transport.portChannel(port2));
  const connected = await client.connect({ port: port1 });
  const names = (await connected.listTools()).map(({ name }) => name);
  await connected.close();
  await served.closed;
  return JSON.stringify(names);
}

async function failureOf(promise: PromiseLike<unknown>): Promise<string> {
  try {
    await promise;
    return "none";
  } catch (error) {
    return String(error);
  }
}
