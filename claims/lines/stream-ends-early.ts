import type { Claim } from "../claim.ts";
import { eventOf, opens, type Received, serveScript, stream, toolAnswer } from "../http-script.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";

type Ends = {
  /** What became of a call whose stream ended without an answer and said no id to come back with. */
  readonly lost: { readonly status: string; readonly ms: number };
  /** What became of one whose stream said an id. */
  readonly resumed: string;
};

const TIMEOUT = 3000;

export async function measure({ connect }: Side): Promise<Ends> {
  const client = await connect(await serveScript(endStreams));
  const startedAt = performance.now();
  const { status } = await client.call("lost", {}, { timeout: TIMEOUT });
  const ms = Math.round(performance.now() - startedAt);
  const resumed = await client.call("resumed", {}, { timeout: TIMEOUT });
  await client.close();
  return { lost: { status, ms }, resumed: resumed.status };
}

let resumedId: unknown;

/** Ends the stream of each call at once, and answers one that is come back to. */
function endStreams(received: Received): void {
  const { method, headers, message, response } = received;
  const isCall = message.method === "tools/call";
  if (method === "GET" && headers["last-event-id"] === "1") {
    stream(response).end(eventOf(toolAnswer(resumedId, "done"), "2"));
  } else if (method !== "POST") response.writeHead(405).end();
  else if (isCall && namedOf(message.params) === "resumed") {
    resumedId = message.id;
    stream(response).end("id: 1\nretry: 10\ndata:\n\n");
  } else if (isCall) stream(response).end(": nothing\n\n");
  else opens(received);
}

function namedOf(params: object = {}): unknown {
  return "name" in params ? params.name : undefined;
}

export const streamEndsEarly: Claim<Ends> = {
  claim: "Stream of a POST ends without the answer",
  target: "lost at once, resumed where that is possible",
  ...inChild<Ends>(import.meta.url),
  met: ({ lost, resumed }) => lost.ms < TIMEOUT / 3 && resumed === "completed",
  show: ({ lost, resumed }) => `${lost.status} after ${lost.ms} ms, ${resumed} where resumed`,
};
