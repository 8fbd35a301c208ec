import { ErrorCode, type Request, type RequestId } from "@mcp-actors/protocol";
import {
  concat,
  EMPTY,
  finalize,
  firstValueFrom,
  map,
  merge,
  Observable,
  of,
  retry,
  switchMap,
  tap,
  throwError,
  timer,
} from "rxjs";
import { expect, test } from "vitest";
import {
  type ExchangeMessage,
  type InboundExchange,
  type Middleware,
  RequestError,
  serveThrough,
} from "../../src/index.ts";
import { arrival, World } from "../peer/world.ts";

const overload = { code: ErrorCode.Overloaded, message: "Full" };
const progress = (value: number) => ({
  jsonrpc: "2.0" as const,
  method: "notifications/progress",
  params: { progressToken: 1, progress: value },
});

/** A peer whose requests pass middleware to a handler. */
function startServing(
  middleware: readonly Middleware[],
  handler: (exchange: InboundExchange, request: Request) => void,
) {
  const failures: unknown[] = [];
  const world = new World({
    serve: serveThrough(
      middleware,
      (request, exchange) => handler(exchange, request),
      (_request, exchange, error) => {
        failures.push(error);
        exchange.fail({ code: ErrorCode.InternalError, message: "Middleware failed" });
      },
    ),
  });
  return { world, failures };
}

test("is the same function where there is no middleware", () => {
  const serve = () => {};

  expect(serveThrough([], serve, () => {})).toBe(serve);
});

test("passes an untouched request to the handler without a stream", async () => {
  const held: InboundExchange[] = [];
  const { world } = startServing([(exchange, next) => next(exchange)], (exchange) => {
    held.push(exchange);
    exchange.answer({ done: true });
  });

  const id = world.far.ask("tools/call");
  await arrival();

  expect(held[0]?.constructor.name).toBe("InboundRequest");
  expect(world.far.answers).toEqual([{ jsonrpc: "2.0", id, result: { done: true } }]);
  world.expectNothingHeld();
});

test("shows the first middleware the request first and the answer last", async () => {
  const trail: string[] = [];
  const named =
    (name: string): Middleware =>
    (exchange, next) => {
      trail.push(`${name} in`);
      return next(exchange).pipe(tap(() => trail.push(`${name} out`)));
    };
  const { world } = startServing([named("a"), named("b")], (exchange) => exchange.answer({}));

  world.far.ask("tools/call");
  await arrival();

  expect(trail).toEqual(["a in", "b in", "b out", "a out"]);
});

test("sees progress and the answer, and may change both", async () => {
  const double: Middleware = (exchange, next) =>
    next(exchange).pipe(
      map((message): ExchangeMessage => {
        if ("method" in message) return progress(2 * Number(message.params?.["progress"]));
        return "error" in message ? message : { jsonrpc: "2.0", result: { changed: true } };
      }),
    );
  const { world } = startServing([double], (exchange) => {
    expect(exchange.notify(progress(1))).toBe(true);
    exchange.answer({});
    // What comes after the answer is dropped, as it is without middleware.
    exchange.notify(progress(3));
    exchange.answer({ late: true });
  });

  const id = world.far.ask("tools/call");
  await arrival();

  expect(world.far.notifications).toEqual([progress(2)]);
  expect(world.far.answers).toEqual([{ jsonrpc: "2.0", id, result: { changed: true } }]);
});

test("runs a handler as often as a middleware retries it", async () => {
  let runs = 0;
  const again: Middleware = (exchange, next) =>
    next(exchange).pipe(
      switchMap((message) =>
        "error" in message ? throwError(() => new Error("again")) : of(message),
      ),
      retry(5),
    );
  const { world } = startServing([again], (exchange) => {
    runs += 1;
    if (runs < 3) exchange.fail(overload);
    else exchange.answer({ runs });
  });

  const id = world.far.ask("tools/call");
  await arrival();

  expect(world.far.answers).toEqual([{ jsonrpc: "2.0", id, result: { runs: 3 } }]);
  world.expectNothingHeld();
});

test("answers in the place of a handler, which never runs", async () => {
  const cached: Middleware = () => of({ jsonrpc: "2.0", result: { cached: true } });
  const { world } = startServing([cached], () => expect.unreachable());

  const id = world.far.ask("tools/call");
  await arrival();

  expect(world.far.answers).toEqual([{ jsonrpc: "2.0", id, result: { cached: true } }]);
});

test.each<[string, Middleware, string]>([
  [
    "throws",
    () => {
      throw new Error("oops");
    },
    "oops",
  ],
  ["errors", () => throwError(() => new Error("oops")), "oops"],
  ["gives no answer", () => EMPTY, "Middleware gave no answer"],
  ["gives notifications alone", () => of(progress(1)), "Middleware gave no answer"],
])("fails the request of a middleware that %s", async (_what, middleware, message) => {
  const { world, failures } = startServing([middleware], () => expect.unreachable());

  world.far.ask("tools/call");
  await arrival();

  expect(failures).toEqual([new Error(message)]);
  expect(world.far.answers).toMatchObject([{ error: { message: "Middleware failed" } }]);
  world.expectNothingHeld();
});

test("takes the first answer alone", async () => {
  const twice: Middleware = (exchange, next) =>
    concat(next(exchange), of<ExchangeMessage>({ jsonrpc: "2.0", result: { second: true } }));
  const { world } = startServing([twice], (exchange) => exchange.answer({ first: true }));

  world.far.ask("tools/call");
  await arrival();

  expect(world.far.answers).toMatchObject([{ result: { first: true } }]);
});

test("tells a handler that the peer or a middleware wants no answer any more", async () => {
  const held: InboundExchange[] = [];
  const impatient: Middleware = (exchange, next) => {
    if (exchange.request.method !== "impatient") return next(exchange).pipe(map((same) => same));
    const instead: ExchangeMessage = { jsonrpc: "2.0", result: { instead: true } };
    return merge(next(exchange), timer(0).pipe(map(() => instead)));
  };
  const { world } = startServing([impatient], (exchange) => {
    held.push(exchange);
    void exchange.signal;
  });

  const withdrawn = world.far.ask("tools/call");
  const replaced = world.far.ask("impatient");
  await arrival();
  world.far.cancel(withdrawn, "bored");
  await firstValueFrom(timer(0));
  await arrival();

  expect(held.map(({ over }) => over)).toEqual([true, true]);
  expect(held[0]?.signal.reason).toMatchObject({ outcome: "cancelled", message: "bored" });
  expect(held[1]?.signal.reason).toBeInstanceOf(RequestError);
  expect(world.far.answers).toEqual([{ jsonrpc: "2.0", id: replaced, result: { instead: true } }]);
  // A handler that was told to stop frees its place when it does.
  expect(world.peer.counts.slots).toBe(1);
  held[0]?.fail(overload);
  held[1]?.answer({ late: true });
  world.expectNothingHeld();
});

test.each<[string, (world: World, id: RequestId) => void]>([
  ["is withdrawn", (world, id) => world.far.cancel(id)],
  ["is answered", (world) => world.exchange().answer({})],
])("tells of a stream that fails to end when its request %s", async (_how, end) => {
  const problem = new Error("It cannot end");
  const broken: Middleware = (exchange, next) =>
    next(exchange).pipe(
      finalize(() => {
        throw problem;
      }),
    );
  const { world, failures } = startServing([broken], (exchange, request) =>
    world.served.push({ request, exchange }),
  );
  const id = world.far.ask("tools/call");
  await arrival();

  end(world, id);
  await arrival();

  expect(failures).toMatchObject([{ errors: [problem] }]);
  expect(world.peer.counts.requests).toBe(0);
});

test("keeps the questions of a handler and what its run is about", async () => {
  const renamed: Middleware = ({ request, facts }, next) =>
    next({ request: { ...request, method: "renamed" }, facts: { ...facts, principal: "ada" } });
  const { world } = startServing([renamed], async (exchange, { method }) => {
    const { answer } = await exchange.ask({ method: "elicitation/create" });
    exchange.answer({ method, answer, ...exchange.facts, id: exchange.id });
  });

  const id = world.far.ask("tools/call");
  await arrival();
  world.far.answer(world.far.request(), { answer: 42 });
  await arrival();

  expect(world.far.answers).toEqual([
    { jsonrpc: "2.0", id, result: { method: "renamed", answer: 42, principal: "ada", id } },
  ]);
});

test("lets a run that ends to ask end so, whatever touched its stream", async () => {
  const types: unknown[] = [];
  const same: Middleware = (exchange, next) => next(exchange).pipe(map((message) => message));
  const world = new World({
    inspect: (event) => {
      if (event.type === "@xstate.snapshot") types.push(event.snapshot);
    },
    serve: serveThrough(
      [same],
      (_request, exchange) => exchange.suspend({ resultType: "input_required" }),
      () => expect.unreachable(),
    ),
  });

  world.far.ask("tools/call");
  await arrival();

  expect(types.at(-1)).toMatchObject({ value: "suspended" });
});

test("a middleware that runs its handler at once and for ever is ended with an error", async () => {
  let runs = 0;
  const greedy: Middleware = (exchange, next) =>
    new Observable((subscriber) => {
      while (!subscriber.closed && runs < 2000) next(exchange).subscribe();
    });
  const { world, failures } = startServing([greedy], (exchange) => {
    runs += 1;
    exchange.answer({});
  });

  world.far.ask("tools/call");
  await arrival();

  expect(runs).toBe(1001);
  const message = "Middleware handed its request on 1000 times at once, and did not end";
  expect(failures).toEqual([new Error(message)]);
  world.expectNothingHeld();
});
