import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Aborted = {
  readonly status: string;
  /** Whether the call was rejected with what the caller aborted with. */
  readonly isReason: boolean;
  /** The reasons that the server was told. */
  readonly told: readonly string[];
};

const REASON = "Changed my mind";

export async function measure({ connect }: Side): Promise<Aborted> {
  const client = await connect(wireServer("slow"));
  const controller = new AbortController();
  const reason = new Error(REASON);
  const call = client.call("slow", { ms: 500 }, { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 50);
  const { status, error } = await call;
  const { text } = await client.call("cancels");
  await client.close();
  return { status, isReason: error === reason, told: JSON.parse(text) as string[] };
}

export const callerAbort: Claim<Aborted> = {
  claim: "Caller aborts a call",
  target: "cancelled, with the caller's own reason",
  ...inChild<Aborted>(import.meta.url),
  met: ({ status, isReason, told }) =>
    /cancel|abort/i.test(status) &&
    isReason &&
    told.length === 1 &&
    told[0]?.includes(REASON) === true,
  show: ({ status, isReason }) =>
    `${status}, rejected with ${isReason ? "the caller's reason" : "another error"}`,
};
