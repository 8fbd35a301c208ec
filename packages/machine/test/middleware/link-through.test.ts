import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { type ExchangeObserver, type Link, memoryPair, multiplex } from "@mcp-actors/transport";
import { concat, EMPTY, finalize, firstValueFrom, map, of, throwError, toArray } from "rxjs";
import { describe, expect, test } from "vitest";
import { createPeer, linkThrough, linkWith, type Middleware } from "../../src/index.ts";
import { FarEnd } from "../peer/far-end.ts";
import { NOTHING_HELD } from "../peer/nothing-held.ts";
import { arrival, callEcho, completed, legacy } from "../peer/world.ts";

/** A link that passes middleware, and its far end. */
function openLink(...middleware: readonly Middleware[]): { link: Link; far: FarEnd } {
  const [near, channel] = memoryPair();
  const link = linkThrough(middleware, multiplex(near, legacy));
  link.inbound$.subscribe({ error: () => {} });
  return { link, far: new FarEnd(channel) };
}

function record(): { log: unknown[]; observer: ExchangeObserver } {
  const log: unknown[] = [];
  return {
    log,
    observer: {
      related: ({ params }) => log.push(params?.["progress"]),
      answered: (answer) => log.push("error" in answer ? answer.error : answer.result),
      lost: ({ code }) => log.push(code),
    },
  };
}

const same: Middleware = (exchange, next) => next(exchange);
const touched: Middleware = (exchange, next) => next(exchange).pipe(map((message) => message));

test("is the same link where there is no middleware", () => {
  const [near] = memoryPair();
  const link = multiplex(near, legacy);

  expect(linkThrough([], link)).toBe(link);
});

test.each([
  ["untouched", same],
  ["touched", touched],
])("hands on progress and the answer of an exchange that is %s", async (_what, middleware) => {
  const { link, far } = openLink(middleware);
  const { log, observer } = record();

  link.open(callEcho, observer);
  await arrival();
  far.progress(far.request(), 1);
  far.answer(far.request(), { done: true });
  await arrival();

  expect(log).toEqual([1, { done: true }]);
  expect(link.openExchanges).toBe(0);
});

test.each([
  ["untouched", same],
  ["touched", touched],
])("tells of pauses and questions of an exchange that is %s", (_what, middleware) => {
  const [near] = memoryPair();
  let heard: ExchangeObserver | undefined;
  const open: Link["open"] = (_request, observer) => {
    heard = observer;
    return { abandon() {} };
  };
  const link = linkThrough([middleware], linkWith(multiplex(near, legacy), open));
  const { log, observer } = record();
  const asides = {
    paused: () => log.push("paused"),
    resumed: () => log.push("resumed"),
    questionOpened: () => log.push("opened"),
    questionClosed: () => log.push("closed"),
  };

  link.open(callEcho, { ...observer, ...asides });
  for (const aside of Object.keys(asides)) heard?.[aside as keyof typeof asides]?.();
  expect(log).toEqual(["paused", "resumed", "opened", "closed"]);

  // Who does not hear of questions is seen not to.
  link.open(callEcho, observer);
  expect(heard).not.toHaveProperty("questionOpened");
});

test("holds back its reading, and says whether there is room, as the link beneath does", () => {
  const [near] = memoryPair();
  const held: unknown[] = [];
  const beneath: Link = Object.defineProperties(multiplex(near, legacy), {
    hasRoom: { value: false },
    hold: { value: (until: unknown) => held.push(until) },
  });
  const link = linkThrough([same], beneath);
  const until = Promise.resolve();
  link.hold?.(until);

  expect([held, link.hasRoom]).toEqual([[until], false]);
});

test.each([
  ["untouched", same],
  ["touched", touched],
])("gives up an exchange that is %s, and tells the peer", async (_what, middleware) => {
  const { link, far } = openLink(middleware);
  const { log, observer } = record();

  link.open(callEcho, observer).abandon("bored");
  await arrival();

  expect(far.notifications).toMatchObject([{ params: { requestId: far.request().id } }]);
  expect([log, link.openExchanges]).toEqual([[], 0]);
});

test.each<[string, Middleware, unknown]>([
  ["an answer of its own", () => of({ jsonrpc: "2.0", result: { own: true } }), { own: true }],
  [
    "a protocol error",
    () => throwError(() => new ProtocolError(7, "No", [1])),
    { code: 7, message: "No", data: [1] },
  ],
  [
    "any other error",
    () => throwError(() => new Error("oops")),
    { code: ErrorCode.InternalError, message: "oops" },
  ],
  [
    "no answer",
    () => EMPTY,
    { code: ErrorCode.InternalError, message: "Middleware gave no answer" },
  ],
])("gives %s, and never before the exchange is held", async (_what, middleware, expected) => {
  const { link, far } = openLink(middleware);
  const { log, observer } = record();

  link.open(callEcho, observer);
  expect(log).toEqual([]);
  await arrival();

  expect(log).toEqual([expected]);
  expect(far.heard).toEqual([]);
});

test("says nothing of an exchange that was given up at once", async () => {
  const { link } = openLink(() => of({ jsonrpc: "2.0", result: {} }));
  const { log, observer } = record();

  link.open(callEcho, observer).abandon();
  await arrival();

  expect(log).toEqual([]);
});

test("tells the loss of the wire as such", async () => {
  const { link, far } = openLink(touched);
  const { log, observer } = record();
  link.open(callEcho, observer);
  await arrival();

  far.leave();
  await arrival();

  expect(log).toEqual(["lost"]);
});

test("serves a peer, which sees each of its exchanges pass", async () => {
  const methods: string[] = [];
  const seen: Middleware = (exchange, next) => {
    methods.push(exchange.request.method);
    return concat(next(exchange), EMPTY);
  };
  const [near, channel] = memoryPair();
  const far = new FarEnd(channel);
  const peer = createPeer({ serve: () => {} });
  peer.attach(linkThrough([seen], multiplex(near, legacy)), () => {}).ready();

  const outcome = new Promise((onSettled) => peer.call(callEcho, { onSettled }));
  await arrival();
  far.answer(far.request());

  expect(await outcome).toEqual(completed());
  expect(methods).toEqual(["tools/call"]);
  peer.close("done");
});

test("is a cold stream as every link is", async () => {
  const { link, far } = openLink(touched);

  const messages = firstValueFrom(link.exchange(callEcho).pipe(toArray()));
  await arrival();
  far.answer(far.request(), { done: true });

  expect(await messages).toMatchObject([{ result: { done: true } }]);
});

test.each([
  ["untouched", same],
  ["touched", touched],
])("tells the peer why an exchange is given up that is %s", async (_what, middleware) => {
  const { link, far } = openLink(middleware);
  const exchange = link.open(callEcho, record().observer);
  await arrival();

  exchange.abandon("changed my mind");
  await arrival();

  expect(far.notifications).toMatchObject([
    { params: { requestId: far.request().id, reason: "changed my mind" } },
  ]);
});

test.each([
  ["untouched", same],
  ["touched", touched],
])("opens an exchange that is %s in the stream of whoever asks for it", (_what, middleware) => {
  const streams: unknown[] = [];
  const [near] = memoryPair();
  const open: Link["open"] = (_request, _observer, within) => {
    streams.push(within);
    return { abandon() {} };
  };
  const link = linkThrough([middleware], linkWith(multiplex(near, legacy), open));

  link.open(callEcho, record().observer, "stream");

  expect(streams).toEqual(["stream"]);
});

describe("a middleware whose stream fails to end", () => {
  const problem = new Error("It cannot end");
  const broken: Middleware = (exchange, next) =>
    next(exchange).pipe(
      finalize(() => {
        throw problem;
      }),
    );

  /** A peer behind the middleware with one call on the wire. */
  async function callThrough() {
    const failures: unknown[] = [];
    const outcomes: string[] = [];
    const [near, channel] = memoryPair();
    const peer = createPeer({ serve: () => {} });
    const link = linkThrough([broken], multiplex(near, legacy), (error) => failures.push(error));
    peer.attach(link, () => {}).ready();
    const call = peer.call(callEcho, { onSettled: ({ status }) => outcomes.push(status) });
    await arrival();
    return { call, far: new FarEnd(channel), failures, outcomes, peer };
  }

  test.each<[string, (called: Awaited<ReturnType<typeof callThrough>>) => void]>([
    ["cancelled", ({ call }) => call.cancel("enough")],
    ["completed", ({ far }) => far.answer({ id: 1 })],
    ["lost", ({ far }) => far.leave()],
    ["lost", ({ peer }) => peer.close("done")],
  ])("keeps no call from being %s, and is told of", async (outcome, end) => {
    const called = await callThrough();

    end(called);
    await arrival();

    expect(called.outcomes).toEqual([outcome]);
    expect(called.failures).toMatchObject([{ errors: [problem] }]);
    expect(called.peer.counts).toEqual(NOTHING_HELD);
  });
});
