import { nextTurn } from "@mcp-actors/transport";
import {
  concat,
  delayWhen,
  lastValueFrom,
  map,
  mergeMap,
  Observable,
  of,
  range,
  throwError,
} from "rxjs";
import { expect, test } from "vitest";
import type { ExchangeMessage } from "../../src/index.ts";
import { StreamBound } from "../../src/middleware/stream-bound.ts";
import { untilAnswer } from "../../src/middleware/until-answer.ts";

const progress: ExchangeMessage = { jsonrpc: "2.0", method: "progress" };
const answer: ExchangeMessage = { jsonrpc: "2.0", result: {} };
const refusal: ExchangeMessage = { jsonrpc: "2.0", error: { code: 1, message: "No" } };

function heard(message$: Observable<ExchangeMessage>) {
  const told: unknown[] = [];
  untilAnswer(message$, { bound: new StreamBound(), failed: () => {} }).subscribe({
    next: (message) => told.push(message),
    error: (error: unknown) => told.push(error),
    complete: () => told.push("over"),
  });
  return told;
}

test.each<[string, ExchangeMessage[], unknown[]]>([
  ["its answer", [progress, answer, progress], [progress, answer, "over"]],
  ["its refusal", [refusal, answer], [refusal, "over"]],
  ["its end, where nothing answers", [progress], [progress, "over"]],
])("an exchange goes on until %s", (_until, messages, expected) => {
  expect(heard(of(...messages))).toEqual(expected);
});

test("an exchange that fails is over with its error", () => {
  const error = new Error("Lost");

  expect(heard(throwError(() => error))).toEqual([error]);
});

test.each<[string, ExchangeMessage]>([
  ["answers", answer],
  ["refuses", refusal],
])("a stream that %s at once and for ever is asked once", (_what, last) => {
  let given = 0;
  const eager$ = new Observable<ExchangeMessage>((subscriber) => {
    while (!subscriber.closed && given < 100) {
      given += 1;
      subscriber.next(last);
    }
  });

  expect(heard(eager$)).toEqual([last, "over"]);
  expect(given).toBe(1);
});

test("a stream that would go on after the answer is let go", () => {
  let isOpen = false;
  let tell: (message: ExchangeMessage) => void = () => {};
  const endless$ = new Observable<ExchangeMessage>((subscriber) => {
    isOpen = true;
    tell = (message) => subscriber.next(message);
    return () => {
      isOpen = false;
    };
  });
  const told = heard(endless$);

  tell(progress);
  expect(isOpen).toBe(true);
  tell(answer);

  expect(isOpen).toBe(false);
  expect(told).toEqual([progress, answer, "over"]);
});

/** Notifications for as long as somebody listens, or until it is plain that somebody always will. */
const spouting$ = new Observable<ExchangeMessage>((subscriber) => {
  for (let given = 0; !subscriber.closed && given < 200_000; given += 1) subscriber.next(progress);
});

test("a stream that gives notifications at once and for ever is ended with an error", () => {
  const told = heard(spouting$);

  expect(told.length).toBe(100_001);
  expect(told.at(-1)).toEqual(
    new Error("Middleware gave 100000 notifications at once, and did not end"),
  );
});

test("a stream may give any number of notifications over time", async () => {
  const sixty$ = range(0, 60_000).pipe(map(() => progress));
  const bound = new StreamBound();
  const later$ = of(0).pipe(delayWhen(() => nextTurn()));
  const message$ = concat(sixty$, later$.pipe(mergeMap(() => sixty$)), of(answer));

  const last = await lastValueFrom(untilAnswer(message$, { bound, failed: () => {} }));

  expect(last).toEqual(answer);
});
