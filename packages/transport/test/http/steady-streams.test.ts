import { expect, test } from "vitest";
import type { Asked } from "../support/http-server.ts";
import { type HttpLinkWorld, openSession } from "../support/open-http-link.ts";

const CALL = { method: "tools/call", params: { name: "slow" } };
const isReturn = ({ headers }: Asked) => headers["last-event-id"] !== undefined;
const noStanding = (asked: Asked) =>
  asked.method === "GET" && !isReturn(asked) && asked.status(405);

test.each<[string, number, string]>([
  ["ten seconds, is come back to for ever", 10_000, "answered"],
  ["less, is given up after so many attempts", 9_999, "lost"],
])("a stream that brings nothing each time, and lives %s", async (_name, life, end) => {
  await using world = await openSession({ script: noStanding, maxAttempts: 2 });
  const { answer, pauses } = world.ask(CALL);
  let became = "";
  answer.then(
    () => {
      became = "answered";
    },
    (error: { readonly code: string }) => {
      became = error.code;
    },
  );
  const asked = await world.server.at(2, "POST");
  asked.stream("id: 4\ndata:\n\n");
  asked.response.end();
  for (let at = 0; at < 5 && became === ""; at += 1) {
    const again = await resume(world, at);
    again.stream(": nothing new\n\n");
    await settled(() => pauses.length > at);
    world.clock.advance(life);
    if (at === 4) again.say({ id: asked.message.id, result: {} });
    else again.response.end();
    await settled(() => became !== "" || (at < 4 && world.clock.pending === 1));
  }
  expect(became).toBe(end);
});

/** Lets the wait be over, and gives the GET that comes back. */
async function resume(world: HttpLinkWorld, nth: number): Promise<Asked> {
  const returns = () => world.server.of("GET").filter(isReturn);
  await settled(() => world.clock.pending > 0);
  world.clock.advance(30_000);
  await settled(() => returns().length > nth);
  const found = returns()[nth];
  if (found === undefined) throw new Error("Nobody came back");
  return found;
}

/** Lets the event loop turn until something holds. */
async function settled(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
