import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import { callOf, textOf } from "../raw-client.ts";
import type { RawReply } from "../raw-reply.ts";
import { RawSession } from "../raw-session.ts";
import type { Side } from "../side.ts";

type Answered = {
  readonly started: readonly string[];
  /** What came in the reply to each POST. */
  readonly first: string;
  readonly second: string;
};

const ID = 7;

export async function measure({ server }: Side): Promise<Answered> {
  const session = await RawSession.open(server({ http: true }));
  const first = session.post(callOf(ID, { name: "work", arguments: { name: "first", ms: 600 } }));
  const second = session.post(callOf(ID, { name: "work", arguments: { name: "second", ms: 300 } }));
  // Answered after both.
  await session.post(callOf(8, { name: "work", arguments: { name: "witness", ms: 1000 } })).over;
  const { started } = await session.report();
  session.kill();
  return {
    started: started.filter((name) => name !== "witness"),
    first: told(first),
    second: told(second),
  };
}

function told({ status, messages, isOver }: RawReply): string {
  if (!isOver) return "nothing";
  return status === 200 ? messages.map(textOf).join("+") || "nothing" : `status ${status}`;
}

export const duplicateIdHttp: Claim<Answered> = {
  claim: "Id of a call in flight used again, over HTTP",
  target: "rejected in its reply, the first unaffected",
  ...inChild<Answered>(import.meta.url),
  met: ({ started, first, second }) =>
    started.join() === "first" && first === "first" && second === "status 400",
  show: ({ first, second }) => `first got ${first}, second ${second}`,
};
