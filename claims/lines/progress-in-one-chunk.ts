import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Heard = {
  readonly steps: readonly number[];
  readonly status: string;
  readonly errors: number;
};

export async function measure({ connect }: Side): Promise<Heard> {
  const client = await connect(wireServer("one-chunk"));
  const steps: number[] = [];
  const onProgress = (step: number) => void steps.push(step);
  const { status } = await client.call("any", {}, { onProgress });
  await client.close();
  return { steps, status, errors: client.faults.length };
}

export const progressInOneChunk: Claim<Heard> = {
  claim: "Three steps of progress and the answer in one chunk",
  target: "3 callbacks in order, no error",
  ...inChild<Heard>(import.meta.url),
  met: ({ steps, status, errors }) =>
    steps.join() === "1,2,3" && status === "completed" && errors === 0,
  show: ({ steps, errors }) => `${steps.length} callbacks [${steps.join(" ")}], ${errors} errors`,
};
