import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import { callOf, RawClient, textOf } from "../raw-client.ts";
import type { Side } from "../side.ts";

type Answered = {
  readonly started: readonly string[];
  /** What the id that was used twice was answered with. */
  readonly answers: readonly string[];
  /** Codes of errors without an id. */
  readonly refusals: readonly number[];
};

const ID = 7;

export async function measure({ server }: Side): Promise<Answered> {
  const client = new RawClient(server());
  await client.open();
  client.send(
    callOf(ID, { name: "work", arguments: { name: "first", ms: 200 } }),
    callOf(ID, { name: "work", arguments: { name: "second", ms: 50 } }),
  );
  // Long enough for both, and answered after both.
  client.send(callOf(8, { name: "work", arguments: { name: "witness", ms: 400 } }));
  await client.answer(8);
  const { started } = await client.report();
  client.kill();
  return {
    started: started.filter((name) => name !== "witness"),
    answers: client.answers(ID).map(textOf),
    refusals: client.received.flatMap(({ id, error }) =>
      id === undefined && error !== undefined ? [error.code] : [],
    ),
  };
}

export const duplicateId: Claim<Answered> = {
  claim: "Id of a call in flight used again, on stdio",
  target: "rejected, the first unaffected",
  ...inChild<Answered>(import.meta.url),
  met: ({ started, answers, refusals }) =>
    started.join() === "first" && answers.join() === "first" && refusals.length === 1,
  show: ({ answers, refusals }) =>
    `answered ${answers.join(", ")}; ${refusals.map((code) => `refused with ${code}`).join() || "none refused"}`,
};
