import { setTimeout as sleep } from "node:timers/promises";
import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";
import { wireServer } from "../wire-server.ts";

type Finished = { readonly order: readonly string[] };

// The first handler takes the longest.
const DURATIONS: { readonly [text: string]: number } = { 1: 90, 2: 50, 3: 10 };

export async function measure({ listen }: Side): Promise<Finished> {
  const order: string[] = [];
  let finish: (() => void) | undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const client = await listen(wireServer("three-logs"), async (text) => {
    await sleep(DURATIONS[text]);
    order.push(text);
    if (order.length === 3) finish?.();
  });
  await finished;
  await client.close();
  return { order };
}

export const notificationOrder: Claim<Finished> = {
  claim: "Notifications with async handlers",
  target: "strict order",
  ...inChild<Finished>(import.meta.url),
  met: ({ order }) => order.join() === "1,2,3",
  show: ({ order }) => `finished as [${order.join(" ")}]`,
};
