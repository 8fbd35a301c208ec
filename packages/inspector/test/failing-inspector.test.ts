import { connect } from "@mcp-actors/client";
import type { Inspect, Inspection } from "@mcp-actors/machine";
import { createServer } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { afterEach, beforeEach, expect, test } from "vitest";
import { echo } from "./call-through.ts";

const BOOM = new Error("Boom");

const faults: readonly [string, () => never | Promise<never>][] = [
  [
    "throws",
    () => {
      throw BOOM;
    },
  ],
  ["rejects", () => Promise.reject(BOOM)],
];

const unhandled: unknown[] = [];
const hear = (error: unknown): void => {
  unhandled.push(error);
};

beforeEach(() => {
  unhandled.length = 0;
  process.on("unhandledRejection", hear).on("uncaughtException", hear);
});

afterEach(async () => {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off("unhandledRejection", hear).off("uncaughtException", hear);
  expect(unhandled).toEqual([]);
});

/** An object of which every method does the same. */
const every = (names: readonly string[], fault: () => unknown) =>
  Object.fromEntries(names.map((name) => [name, fault]));

/** Strangers' inspectors, each with one part that goes wrong. */
const strangers: readonly [string, (fault: () => unknown) => Inspect][] = [
  ["an observer of XState", (fault) => ({ next: fault })],
  ["a function", (fault) => fault],
  ["an inspector that takes no end", (fault) => ({ attach: () => fault() as Inspection })],
  [
    "one that looks whether it wants to hear",
    (fault) =>
      attaching({
        get active() {
          return fault() as boolean;
        },
      }),
  ],
  [
    "a tap of requests",
    (fault) =>
      attaching({
        lean: every(["born", "took", "late", "broke"], fault),
      }),
  ],
  [
    "one that gives no tap of requests",
    (fault) =>
      attaching({
        get lean() {
          return fault();
        },
      }),
  ],
  [
    "a tap of wires",
    (fault) =>
      attaching({
        wire: () => every(["sent", "received", "handled", "passed", "closed"], fault),
      }),
  ],
  ["a tap of wires that lacks everything", () => attaching({ wire: () => ({}) })],
  [
    "whatever else it is told",
    (fault) =>
      attaching(every(["timed", "told", "over", "living", "driven", "wire", "spawned"], fault)),
  ],
];

function attaching(parts: object): Inspect {
  const inspection = Object.create(
    { next() {} },
    Object.getOwnPropertyDescriptors(parts),
  ) as Inspection;
  return { attach: () => inspection };
}

test.each(
  strangers.flatMap(([who, make]) =>
    faults.map(([how, fault]) => [who, how, make(fault)] as const),
  ),
)("a call goes on though %s %s", async (_who, _how, inspect) => {
  const [near, far] = memoryPair();
  createServer(echo, { inspect, onEvent() {} }).serve(far);
  await using client = await connect({ channel: near }, { inspect, onEvent() {} });

  const answers = [
    client.callTool("echo", { city: "Oslo" }),
    client.callTool("fail", { why: "x" }),
  ];

  expect(await Promise.allSettled(answers)).toMatchObject([
    { status: "fulfilled", value: { structuredContent: { city: "Oslo" } } },
    { status: "fulfilled", value: { isError: true } },
  ]);
});
