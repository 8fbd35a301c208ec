import { ErrorCode } from "@mcp-actors/protocol";
import { memoryPair, multiplex } from "@mcp-actors/transport";
import { defer, Observable, retry } from "rxjs";
import { expect, test } from "vitest";
import { linkThrough, type Middleware } from "../../src/index.ts";
import { FarEnd } from "../peer/far-end.ts";
import { arrival, callEcho, legacy } from "../peer/world.ts";

/** An exchange through a middleware, what is told of it, and its far end. */
function openThrough(middleware: Middleware) {
  const [near, channel] = memoryPair();
  const link = linkThrough([middleware], multiplex(near, legacy));
  link.inbound$.subscribe({ error: () => {} });
  const log: unknown[] = [];
  link.open(callEcho, {
    related: () => {},
    answered: (answer) => log.push("error" in answer ? answer.error : answer.result),
    lost: ({ code }) => log.push(code),
  });
  return { far: new FarEnd(channel), log };
}

test("a middleware that asks again on a lost link is told that it is lost, and asks no more", async () => {
  let asked = 0;
  const { far, log } = openThrough((exchange, next) =>
    defer(() => {
      asked += 1;
      return next(exchange);
    }).pipe(retry(1000)),
  );
  await arrival();

  far.leave();
  await arrival();

  expect([asked, log]).toEqual([2, ["lost"]]);
});

test("a middleware that hands its request on at once and for ever is ended with an error", async () => {
  const asking: Middleware = (exchange, next) =>
    new Observable((subscriber) => {
      for (let asked = 0; !subscriber.closed && asked < 2000; asked += 1) {
        next(exchange).subscribe();
      }
    });
  const { log } = openThrough(asking);
  await arrival();

  const message = "Middleware handed its request on 1000 times at once, and did not end";
  expect(log).toEqual([{ code: ErrorCode.InternalError, message }]);
});
