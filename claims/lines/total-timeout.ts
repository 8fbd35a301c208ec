import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Capped = { readonly status: string; readonly ms: number; readonly cancels: number };

const CAP = 100;
const ANSWER_AFTER = 500;
/** Calls, of which the quickest counts: a busy machine makes timers late, never early. */
const CALLS = 3;

export async function measure({ connect }: Side): Promise<Capped> {
  const client = await connect(wireServer("slow"));
  let [status, ms] = ["", Number.POSITIVE_INFINITY];
  for (let call = 0; call < CALLS; call++) {
    const startedAt = performance.now();
    const ending = await client.call(
      "slow",
      { ms: ANSWER_AFTER },
      { maxTotalTimeout: CAP, onProgress: () => {} },
    );
    status = ending.status;
    ms = Math.min(ms, Math.round(performance.now() - startedAt));
  }
  const { text } = await client.call("cancels");
  await client.close();
  return { status, ms, cancels: (JSON.parse(text) as unknown[]).length };
}

export const totalTimeout: Claim<Capped> = {
  claim: `Total cap of ${CAP} ms, no progress, ${CALLS} calls`,
  target: "100–130 ms, each cancelled on the wire",
  ...inChild<Capped>(import.meta.url),
  met: ({ status, ms, cancels }) =>
    status !== "completed" && ms >= CAP && ms <= CAP + 30 && cancels === CALLS,
  show: ({ status, ms, cancels }) => `${status} after ${ms} ms, ${cancels} cancels sent`,
  figure: ({ ms }) => ms,
};
