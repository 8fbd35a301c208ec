import { setTimeout as sleep } from "node:timers/promises";
import type { Measure } from "./claim.ts";
import { callOf } from "./raw-client.ts";
import type { RawReply } from "./raw-reply.ts";
import { RawSession } from "./raw-session.ts";
import type { Command } from "./side.ts";

/** What a server holds of calls that were cancelled. */
export type Held = Measure & {
  /** Replies that it never ended. */
  readonly replies: number;
  readonly timers: number;
};

// By then a server has begun each reply, if it begins any before it has the answer.
const BEGINNING = 800;
// Several times what any server takes to end one.
const PATIENCE = 1000;

/** Makes calls that never end, cancels them, and tells what is left of them in the server. */
export async function heldAfterCancels(server: Command, calls: number): Promise<Held> {
  const session = await RawSession.open(server);
  // One before, so that what is made on first use is not counted.
  await cancelAll(session, [0]);
  const { timers: before } = await session.report();
  const replies = await cancelAll(
    session,
    Array.from({ length: calls }, (_, index) => index + 1),
  );
  const { timers: after } = await session.report();
  session.kill();
  return {
    replies: replies.filter(({ isOver }) => !isOver).length,
    timers: Math.max(after - before, 0),
  };
}

async function cancelAll(session: RawSession, ids: readonly number[]): Promise<RawReply[]> {
  const replies = ids.map((id) => session.post(callOf(id, { name: "hang" })));
  await sleep(BEGINNING);
  await session.cancel(ids);
  await Promise.race([Promise.all(replies.map(({ over }) => over)), sleep(PATIENCE)]);
  return replies;
}
