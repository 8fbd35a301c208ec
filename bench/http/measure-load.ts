import { callUntil } from "../call-until.ts";
import type { Sample, Subject } from "../scenario.ts";
import { revisionOf } from "./http-implementations.ts";
import { openSession } from "./open-session.ts";
import { toCall } from "./post.ts";
import { RawClient } from "./raw-client.ts";
import { ServerProcess } from "./server-process.ts";

const TEXT = "the same twenty-six letters";

/** How often it is looked at whether a server is warm, in ms. */
const SLICE = 100;

type Send = () => Promise<void>;

/** What a request costs a server, asked by connections that are written by hand, one request at a time on each. */
export async function measureLoad({ implementation, run }: Subject): Promise<Sample> {
  const { kind = "stateless", concurrency = 1, duration, warmUp } = run;
  const server = await ServerProcess.start({ implementation, kind });
  const clients = await Promise.all(
    Array.from({ length: concurrency }, () => RawClient.open(server.url)),
  );
  const sends = await prepare(clients, { implementation, run });
  await warm(server, warmUp, sends);
  const cpuBefore = await server.ask("cpu");
  const wallBefore = performance.now();
  const requests = await sendFor(duration, sends);
  const wall = performance.now() - wallBefore;
  const cpu = (await server.ask("cpu")) - cpuBefore;
  for (const client of clients) client.close();
  server.stop();
  return { perCore: (requests / cpu) * 1e6, perSecond: (requests / wall) * 1000 };
}

/** Until the server has worked for so long, which on a busy machine takes longer than the time itself. */
async function warm(server: ServerProcess, ms: number, sends: readonly Send[]): Promise<void> {
  const end = (await server.ask("cpu")) + ms * 1000;
  while ((await server.ask("cpu")) < end) await sendFor(SLICE, sends);
}

async function sendFor(ms: number, sends: readonly Send[]): Promise<number> {
  const end = performance.now() + ms;
  const counts = await Promise.all(sends.map((send) => callUntil(end, send)));
  return counts.reduce((sum, count) => sum + count);
}

/** A call on each connection, written once; where there are sessions, all are of one. */
async function prepare(
  clients: readonly RawClient[],
  { implementation, run: { kind = "stateless" } }: Subject,
): Promise<readonly Send[]> {
  const [first] = clients;
  if (first === undefined) throw new Error("Nobody asks");
  const revision = revisionOf(implementation, kind);
  const session = kind === "session" ? await openSession(first, revision) : undefined;
  return clients.map((client, index) => {
    const bytes = client.toBytes(toCall({ id: index + 1, text: TEXT, revision, session }));
    return async () => {
      const response = await client.send(bytes);
      if (!response.startsWith("HTTP/1.1 200") || !response.includes(TEXT)) {
        throw new Error(`Server answered ${response}`);
      }
    };
  });
}
