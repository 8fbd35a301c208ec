import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Contained = {
  readonly unhandled: number;
  readonly reports: number;
  readonly status: string;
};

export async function measure({ connect }: Side): Promise<Contained> {
  let unhandled = 0;
  // Without a listener the first one ends the process.
  process.on("unhandledRejection", () => {
    unhandled += 1;
  });
  const client = await connect(wireServer("slow"));
  const { status } = await client.call(
    "slow",
    { ms: 100, progress: true },
    { onProgress: () => Promise.reject(new Error("No place to draw")) },
  );
  await client.close();
  return { unhandled, reports: client.faults.length, status };
}

export const rejectingProgress: Claim<Contained> = {
  claim: "Async progress callback rejects",
  target: "reported, the process lives",
  ...inChild<Contained>(import.meta.url),
  met: ({ unhandled, reports, status }) =>
    unhandled === 0 && reports === 1 && status === "completed",
  show: ({ unhandled, reports }) => `${unhandled} unhandled, ${reports} reported`,
};
