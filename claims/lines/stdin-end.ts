import { setTimeout as sleep } from "node:timers/promises";
import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import { callOf, RawClient, textOf } from "../raw-client.ts";
import type { Side } from "../side.ts";

type Ended = {
  /** Null if it had to be killed. */
  readonly code: number | null;
  readonly ms: number;
  /** Whether an answer that was on its way arrived whole. */
  readonly isWhole: boolean;
};

const PATIENCE = 3000;
// More than a pipe takes while nobody reads it.
const TEXT = "x".repeat(1024 * 1024);

export async function measure({ server }: Side): Promise<Ended> {
  const client = new RawClient(server({ timer: true }));
  await client.open();
  client.pause();
  client.send(callOf(1, { name: "work", arguments: { name: TEXT, ms: 0 } }));
  // By then the answer fills the pipe.
  await sleep(300);
  const startedAt = performance.now();
  client.endInput();
  await sleep(100);
  client.resume();
  const code = await Promise.race([client.exited, sleep(PATIENCE, null)]);
  const ms = Math.round(performance.now() - startedAt);
  client.kill();
  await client.exited;
  return { code, ms, isWhole: client.answers(1).map(textOf).join() === TEXT };
}

export const stdinEnd: Claim<Ended> = {
  claim: "Stdin of a server with a timer ends",
  target: "drains and exits",
  ...inChild<Ended>(import.meta.url),
  met: ({ code, isWhole }) => code === 0 && isWhole,
  show: ({ code, ms, isWhole }) =>
    `answer ${isWhole ? "whole" : "cut off"}, ${code === null ? `alive after ${ms} ms` : `exit ${code} after ${ms} ms`}`,
};
