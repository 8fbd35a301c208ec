import { revisionOf } from "../http/http-implementations.ts";
import { openSession } from "../http/open-session.ts";
import { RawClient } from "../http/raw-client.ts";
import { ServerProcess } from "../http/server-process.ts";
import { oursBy } from "../ours-by.ts";
import type { Sample, Scenario, Subject } from "../scenario.ts";

const LABEL = "20 tools";

// Enough that what all share is next to nothing.
const SESSIONS = 1000;

const LEAN = { label: LABEL, metric: "bytes", words: "bytes", atMost: 0.5 };

/** What a session holds in a server that nobody uses. */
export const sessions: Scenario = {
  name: "sessions",
  title: `heap of an idle session over HTTP, ${SESSIONS} open`,
  implementations: ["ours", "official-1", "official-2", "tmcp"],
  cases: [{ label: LABEL, kind: "session", tools: 20 }],
  metrics: [{ key: "bytes", title: "bytes/session", digits: 0 }],
  nodeFlags: ["--expose-gc"],
  measure: measureSessions,
  targets: [
    {
      title: "bytes of ours for an idle session",
      value: (results) =>
        results.spread({ case: LABEL, implementation: "ours", metric: "bytes" }).median,
      atMost: 6 * 1024,
    },
    oursBy({ ...LEAN, other: "official-1" }),
    oursBy({ ...LEAN, other: "official-2" }),
  ],
};

async function measureSessions({ implementation, run }: Subject): Promise<Sample> {
  const { kind = "session", tools } = run;
  const server = await ServerProcess.start({ implementation, kind, tools });
  const client = await RawClient.open(server.url);
  const revision = revisionOf(implementation, kind);
  // Some before, so that what is made on first use is not counted.
  for (let session = 0; session < SESSIONS / 10; session++) await openSession(client, revision);
  const before = await server.ask("heap");
  for (let session = 0; session < SESSIONS; session++) await openSession(client, revision);
  const bytes = (await server.ask("heap")) - before;
  client.close();
  server.stop();
  return { bytes: bytes / SESSIONS };
}
