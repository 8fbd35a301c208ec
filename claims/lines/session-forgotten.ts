import type { Claim } from "../claim.ts";
import { opens, type Received, reply, serveScript, toolAnswer } from "../http-script.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";

type Recovered = {
  readonly status: string;
  /** What was posted in the second session, in order. */
  readonly posted: readonly string[];
};

export async function measure({ connect }: Side): Promise<Recovered> {
  const posted: string[] = [];
  let session = "first";
  const client = await connect(
    await serveScript((received) => {
      if (received.method === "POST") answer(received, session, posted);
      else received.response.writeHead(405).end();
    }),
  );
  await client.setLogLevel("debug");
  session = "second";
  posted.length = 0;
  const { status } = await client.call("read", {}, { timeout: 3000 });
  await client.close();
  return { status, posted };
}

/** A server that knows one session and no other. */
function answer(received: Received, session: string, posted: string[]): void {
  const { headers, message, response } = received;
  const { id, method = "" } = message;
  const isKnown = headers["mcp-session-id"] === session;
  if (isKnown || method === "initialize") posted.push(method);
  if (method !== "initialize" && method !== "server/discover" && !isKnown) {
    response.writeHead(404).end();
  } else if (opens(received, session)) return;
  else if (method === "tools/call") reply(response, toolAnswer(id, "read"));
  else reply(response, { id, result: {} });
}

const RECOVERY = ["initialize", "notifications/initialized", "logging/setLevel", "tools/call"];

export const sessionForgotten: Claim<Recovered> = {
  claim: "Session answered with 404",
  target: "opened anew, restored, the call sent once more",
  ...inChild<Recovered>(import.meta.url),
  met: ({ status, posted }) => status === "completed" && posted.join() === RECOVERY.join(),
  show: ({ status, posted }) =>
    `${status}; then ${posted.map((method) => method.split("/").at(-1)).join(", ") || "nothing"}`,
};
