import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Waited = { readonly status: string; readonly ms: number };

const ANSWER_AFTER = 400;

export async function measure({ connect }: Side): Promise<Waited> {
  const client = await connect(wireServer("slow"));
  const startedAt = performance.now();
  const { status } = await client.call(
    "slow",
    { ms: ANSWER_AFTER },
    { timeout: Number.POSITIVE_INFINITY },
  );
  const ms = Math.round(performance.now() - startedAt);
  await client.close();
  return { status, ms };
}

export const infiniteTimeout: Claim<Waited> = {
  claim: `timeout: Infinity, answered after ${ANSWER_AFTER} ms`,
  target: "never fires",
  ...inChild<Waited>(import.meta.url),
  met: ({ status }) => status === "completed",
  show: ({ status, ms }) => `${status} after ${ms} ms`,
};
