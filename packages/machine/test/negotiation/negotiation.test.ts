import type { Dialect } from "@mcp-actors/protocol";
import { type Inbound, multiplex } from "@mcp-actors/transport";
import { afterEach, expect, test } from "vitest";
import { createActor } from "xstate";
import { CONNECTION_TIMEOUTS } from "../../src/connection/connection-timeouts.ts";
import { negotiationMachine } from "../../src/negotiation/negotiation-machine.ts";
import { OpeningWalk } from "../../src/negotiation/opening-walk.ts";
import { openingWalks } from "../../src/negotiation/opening-walks.ts";
import { LedgerClock } from "../connection/ledger-clock.ts";
import { probingDialect, sessionDialect, stubbornDialect } from "./dialects.ts";
import { arrival, entering, FarEnd, greeting, type Script, silent } from "./far-end.ts";

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

function startNegotiation(dialect: Dialect, script: Script) {
  const clock = new LedgerClock();
  const far = new FarEnd(script);
  const link = multiplex(far.near, dialect);
  const inbound: Inbound[] = [];
  const reading = link.inbound$.subscribe((message) => inbound.push(message));
  const walk = new OpeningWalk(link, dialect);
  const actor = createActor(negotiationMachine(), { input: CONNECTION_TIMEOUTS, clock });
  openingWalks.set(actor.system, { walk });
  actor.start();
  running.push(() => {
    actor.stop();
    reading.unsubscribe();
  });
  const outcome = () => actor.getSnapshot().output;
  return { actor, clock, far, link, inbound, outcome };
}

test("opens in the dialect that was offered", async () => {
  const { outcome, far } = startNegotiation(probingDialect(), greeting);

  await arrival();

  expect(outcome()).toMatchObject({ status: "opened", opened: { dialect: { revision: "c" } } });
  expect(far.methods).toEqual(["greet"]);
});

test("goes on in the dialect that the peer chose, and confirms it first (case 51)", async () => {
  const { outcome, far, link } = startNegotiation(sessionDialect("b"), (request, far) =>
    far.answer(request, { revision: "a" }),
  );

  await arrival();

  expect(outcome()).toMatchObject({ status: "opened", opened: { dialect: { revision: "a" } } });
  expect(link.dialect.revision).toBe("a");
  expect(far.methods).toEqual(["enter", "entered"]);
});

test.each([-32_601, -32_602, -32_600, 0, -32_000])(
  "falls back on error %i, as on any other (case 45)",
  async (code) => {
    const { outcome, far } = startNegotiation(probingDialect(), (request, far) =>
      request.method === "greet" ? far.fail(request, code) : entering(request, far),
    );

    await arrival();

    expect(outcome()).toMatchObject({ status: "opened", opened: { dialect: { revision: "b" } } });
    expect(far.methods).toEqual(["greet", "enter", "entered"]);
  },
);

test("falls back after the probe's time-out; the late answer is a stray (case 44)", async () => {
  const { outcome, clock, far, inbound } = startNegotiation(probingDialect(), (request, far) => {
    if (request.method === "enter") entering(request, far);
  });
  await arrival();

  clock.advance(CONNECTION_TIMEOUTS.probeTimeout - 1);
  await arrival();
  expect(outcome()).toBeUndefined();
  clock.advance(1);
  await arrival();
  const probe = far.asked("greet");
  if (probe !== undefined) greeting(probe, far);
  await arrival();

  expect(outcome()).toMatchObject({ status: "opened", opened: { dialect: { revision: "b" } } });
  expect(inbound).toMatchObject([{ kind: "stray", reason: "late" }]);
});

test("falls back when the peer accepts the probe but speaks only older revisions (case 49)", async () => {
  const { outcome, far } = startNegotiation(probingDialect(), (request, far) =>
    request.method === "greet"
      ? far.answer(request, { revisions: ["a", "b"] })
      : entering(request, far),
  );

  await arrival();

  expect(outcome()).toMatchObject({ status: "opened", opened: { dialect: { revision: "b" } } });
  expect(far.methods).toEqual(["greet", "enter", "entered"]);
});

test("asks for a fresh wire when the peer dies of the probe (case 43)", async () => {
  const { outcome } = startNegotiation(probingDialect(), (_request, far) => far.close());

  await arrival();

  expect(outcome()).toMatchObject({
    status: "fresh",
    dialect: { revision: "b" },
    error: { code: "lost" },
  });
});

test("is refused with the loss itself when the peer dies and there is nothing to fall back to", async () => {
  const { outcome } = startNegotiation(sessionDialect("b"), (_request, far) => far.close());

  await arrival();

  expect(outcome()).toMatchObject({
    status: "refused",
    error: { name: "TransportError", message: "The peer closed the channel" },
  });
});

test("is refused with the peer's error when the dialect is pinned (case 48)", async () => {
  const { outcome, far } = startNegotiation(probingDialect({ pinned: true }), entering);

  await arrival();

  expect(outcome()).toMatchObject({ status: "refused", error: { code: -32_601 } });
  expect(far.methods).toEqual(["greet"]);
});

test.each(["1999-01-01", "", 42, undefined])(
  "is refused when the peer chooses revision %j (case 50)",
  async (revision) => {
    const { outcome, far } = startNegotiation(sessionDialect("b"), (request, far) =>
      far.answer(request, { revision }),
    );

    await arrival();

    expect(outcome()).toMatchObject({ status: "refused", error: { code: -32_022 } });
    expect(far.methods).toEqual(["enter"]);
  },
);

test("an opening with nothing to fall back to outlasts the probe's time-out, and is never cancelled", async () => {
  const { outcome, clock, far } = startNegotiation(sessionDialect("b"), silent);

  clock.advance(CONNECTION_TIMEOUTS.openTimeout - 1);
  expect(outcome()).toBeUndefined();
  clock.advance(1);
  await arrival();

  expect(outcome()).toMatchObject({ status: "refused", error: { code: -32_001 } });
  expect(far.methods).toEqual(["enter"]);
});

test("says that what came has no end, where that is why there is no answer", async () => {
  const { outcome, clock, link } = startNegotiation(sessionDialect("b"), silent);
  Object.defineProperty(link, "unended", { value: '{"jsonrpc":"2.0","id":1' });

  clock.advance(CONNECTION_TIMEOUTS.openTimeout);
  await arrival();

  expect(outcome()).toMatchObject({
    error: {
      message: 'No answer to enter in 30 s; what came has no end of line: {"jsonrpc":"2.0","id":1',
    },
  });
});

test("gives up on a dialect that falls back for ever", async () => {
  const { outcome, far } = startNegotiation(stubbornDialect(false), entering);

  await arrival();

  expect(outcome()).toMatchObject({ status: "refused", error: { code: "unreachable" } });
  expect(far.methods).toHaveLength(8);
});

test("takes a link that ended without a word to the opening for lost", () => {
  const { actor, outcome } = startNegotiation(probingDialect(), silent);

  actor.send({ type: "link.lost", cause: "Gone" });

  expect(outcome()).toMatchObject({ status: "fresh", error: { message: "Gone" } });
});

test.each([
  ["opened", probingDialect(), greeting],
  ["refused", probingDialect({ pinned: true }), entering],
  ["fresh", probingDialect(), (_request, far) => far.close()],
] satisfies [string, Dialect, Script][])(
  "holds nothing once it is %s",
  async (status, dialect, script) => {
    const { clock, link, outcome } = startNegotiation(dialect, script);

    await arrival();

    expect(outcome()).toMatchObject({ status });
    expect(clock.waiting.size).toBe(0);
    expect(link.openExchanges).toBe(0);
  },
);

test("stopped halfway, it abandons the opening and holds nothing", () => {
  const { actor, clock, link } = startNegotiation(sessionDialect("b"), silent);

  actor.stop();

  expect(link.openExchanges).toBe(0);
  expect(clock.waiting.size).toBe(0);
});

test("its context is plain JSON", () => {
  const { actor } = startNegotiation(probingDialect(), silent);

  const { context } = actor.getSnapshot();

  expect(JSON.parse(JSON.stringify(context))).toEqual(context);
});
