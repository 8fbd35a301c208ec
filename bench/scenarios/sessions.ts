import { revisionOf } from "../http/http-implementations.ts";
import { openSession } from "../http/open-session.ts";
import { toCall } from "../http/post.ts";
import { RawClient } from "../http/raw-client.ts";
import { ServerProcess } from "../http/server-process.ts";
import { oursBy } from "../ours-by.ts";
import type { Sample, Scenario, Subject, Target } from "../scenario.ts";

const AWAKE = "20 tools";
const IN_FILE = "20 tools, at rest in a file";
const IN_MEMORY = "20 tools, at rest in memory";

const LEAN = { label: AWAKE, metric: "bytes", words: "bytes", atMost: 0.5 };

// So many that what all share is next to nothing: of what rests, less is to be seen.
const SESSIONS = 1000;
const SERVED = { kind: "session", tools: 20 } as const;
const AT_REST = { sessions: 10 * SESSIONS, implementations: ["ours"], ...SERVED } as const;

/** What a session holds in a server that nobody uses. */
export const sessions: Scenario = {
  name: "sessions",
  title: "heap of an idle session over HTTP",
  implementations: ["ours", "official-1", "official-2", "tmcp"],
  cases: [
    { label: AWAKE, sessions: SESSIONS, ...SERVED },
    { label: IN_FILE, rest: "file", ...AT_REST },
    { label: IN_MEMORY, rest: "memory", ...AT_REST },
  ],
  metrics: [{ key: "bytes", title: "bytes/session", digits: 0 }],
  nodeFlags: ["--expose-gc"],
  measure: measureSessions,
  targets: [
    atMost(AWAKE, 6 * 1024),
    oursBy({ ...LEAN, other: "official-1" }),
    oursBy({ ...LEAN, other: "official-2" }),
    // Nothing, but for what the heaps of two moments differ in.
    atMost(IN_FILE, 32),
    atMost(IN_MEMORY, 1024),
  ],
};

function atMost(label: string, bytes: number): Target {
  return {
    title: `${label}: bytes of ours`,
    value: (results) =>
      results.spread({ case: label, implementation: "ours", metric: "bytes" }).median,
    atMost: bytes,
  };
}

async function measureSessions({ implementation, run }: Subject): Promise<Sample> {
  const { kind = "session", tools, sessions: count = 1, rest } = run;
  const server = await ServerProcess.start({ implementation, kind, tools, rest });
  const client = await RawClient.open(server.url);
  const revision = revisionOf(implementation, kind);
  // Some before, so that what is made on first use is not counted.
  const used = rest === undefined ? SESSIONS / 10 : 3 * SESSIONS;
  for (let session = 0; session < used; session++) await openSession(client, revision);
  const before = await server.ask("heap");
  const first = await openSession(client, revision);
  for (let session = 1; session < count; session++) await openSession(client, revision);
  const bytes = (await server.ask("heap")) - before;
  await prove(client, revision, first);
  client.close();
  server.stop();
  return { bytes: bytes / count };
}

/** A session that holds nothing is worth nothing if it does not go on: throws where a call in it is refused. */
async function prove(client: RawClient, revision: string, session: string): Promise<void> {
  const text = "still there";
  const answer = await client.send(client.toBytes(toCall({ id: 1, text, revision, session })));
  if (!answer.includes(text)) throw new Error(`Session does not go on: ${answer}`);
}
