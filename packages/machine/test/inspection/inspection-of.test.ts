import { afterEach, describe, expect, test } from "vitest";
import type { InspectionEvent } from "xstate";
import {
  INSPECT,
  type Inspection,
  type Inspector,
  inspectionOf,
  processInspector,
} from "../../src/index.ts";

const END = { role: "client", name: "test" };
const EVENT = { type: "@xstate.event" } as InspectionEvent;

afterEach(() => {
  Reflect.deleteProperty(globalThis, INSPECT);
});

describe("an inspection", () => {
  test.each([
    ["a function", (heard: unknown[]) => (event: InspectionEvent) => void heard.push(event)],
    [
      "an observer",
      (heard: unknown[]) => ({ next: (event: InspectionEvent) => void heard.push(event) }),
    ],
    [
      "an inspector",
      (heard: unknown[]): Inspector => ({
        attach: () => ({ next: (event) => void heard.push(event) }),
      }),
    ],
  ])("comes from %s", (_, make) => {
    const heard: unknown[] = [];
    const inspection = inspectionOf(make(heard), END, () => {});
    inspection?.next(EVENT);

    expect(heard).toEqual([EVENT]);
  });

  test("is nobody's where nobody inspects", () => {
    expect(inspectionOf(undefined, END, () => {})).toBeUndefined();
  });

  test("is the same where it is one already", () => {
    const inspection = inspectionOf({ next() {} }, END, () => {});

    expect(inspectionOf(inspection, END, () => {})).toBe(inspection);
  });

  test.each<[string, keyof Inspection, (inspection: Inspection) => unknown]>([
    ["an event", "next", (inspection) => inspection.next(EVENT)],
    ["what it is told", "told", (inspection) => inspection.told?.({ type: "x" })],
    ["a wire", "wire", (inspection) => inspection.wire?.({ facts: { principal: "local" } })],
    ["a child", "spawned", (inspection) => inspection.spawned?.()],
  ])("hands on its failure over %s", (_, method, use) => {
    const failures: unknown[] = [];
    const boom = new Error("Boom");
    const broken = {
      next() {},
      [method]() {
        throw boom;
      },
    };
    const inspection = inspectionOf({ attach: () => broken }, END, (error) => failures.push(error));

    expect(() => inspection && use(inspection)).not.toThrow();
    expect(failures).toEqual([boom]);
  });

  test("hands on that its inspector cannot take the end", () => {
    const failures: unknown[] = [];
    const broken: Inspector = {
      attach() {
        throw new Error("Boom");
      },
    };

    expect(inspectionOf(broken, END, (error) => failures.push(error))).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});

describe("the inspector of the process", () => {
  test("is found under its symbol", () => {
    const inspector: Inspector = { attach: () => ({ next() {} }) };
    Reflect.set(globalThis, Symbol.for("mcp-actors.inspect"), inspector);

    expect(processInspector()).toBe(inspector);
  });

  test.each([undefined, null, 1, "x", {}, { attach: 1 }])("is none where there is %j", (value) => {
    Reflect.set(globalThis, INSPECT, value);

    expect(processInspector()).toBeUndefined();
  });
});

test("an inspection that fails at what it is told is not told of that failure", () => {
  const failures: unknown[] = [];
  let told = 0;
  const inspect = {
    attach: () => ({
      next() {},
      told() {
        told += 1;
        throw new Error("Cannot hear");
      },
    }),
  };
  // As a client does, which tells everything that happens on it.
  const inspection = inspectionOf(inspect, END, (error) => {
    failures.push(error);
    inspection?.told?.({ type: "callback.failed" });
  });

  inspection?.told?.({ type: "one" });
  inspection?.told?.({ type: "two" });

  expect(told).toBe(2);
  expect(failures).toHaveLength(2);
});
