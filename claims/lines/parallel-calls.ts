import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import { callOf, RawClient } from "../raw-client.ts";
import type { Side } from "../side.ts";

type Load = {
  /** Most handlers that ran at once. */
  readonly peak: number;
  readonly answered: number;
  readonly refused: number;
  /** Codes of the refusals, and whether each says when to come again. */
  readonly codes: readonly number[];
  readonly hinted: boolean;
};

const CALLS = 5000;
const LIMITS = { concurrency: 100, queue: 300 };
const ROOM = LIMITS.concurrency + LIMITS.queue;

export async function measure({ server }: Side): Promise<Load> {
  const client = new RawClient(server(LIMITS));
  await client.open();
  const args = { name: "work", arguments: { name: "work", ms: 500 } };
  client.send(...Array.from({ length: CALLS }, (_, id) => callOf(id, args)));
  const answers = () => client.received.filter(({ id }) => typeof id === "number");
  await client.until(() => answers().length === CALLS);
  const { peak } = await client.report();
  client.kill();
  const refusals = answers().flatMap(({ error }) => error ?? []);
  return {
    peak,
    answered: CALLS - refusals.length,
    refused: refusals.length,
    codes: [...new Set(refusals.map(({ code }) => code))],
    hinted: refusals.every(({ data }) => Object.hasOwn(Object(data), "retryAfterMs")),
  };
}

export const parallelCalls: Claim<Load> = {
  claim: `${CALLS} parallel calls`,
  target: `${LIMITS.concurrency} run, ${LIMITS.queue} wait, typed error beyond`,
  ...inChild<Load>(import.meta.url),
  met: ({ peak, answered, codes, hinted }) =>
    peak === LIMITS.concurrency && answered >= ROOM && codes.length === 1 && hinted,
  show: ({ peak, refused, codes }) =>
    `${peak} ran at once, ${refused} refused${codes.map((code) => ` with ${code}`).join()}`,
};
