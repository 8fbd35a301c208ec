import type { Link } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import {
  type DrivableEnd,
  type DrivableServer,
  type Inspection,
  inspectionOf,
  type Middleware,
} from "../../src/index.ts";

const END = { role: "client", name: "test" };
const link = {} as Link;
const end: DrivableEnd = { call: async () => 1, cancel: () => true, over: new Promise(() => {}) };

/** An inspection with some of its parts, and what failed in it. */
function open(parts: Partial<Inspection>) {
  const failed: unknown[] = [];
  const inspector = { attach: () => ({ next() {}, ...parts }) };
  return { failed, inspection: inspectionOf(inspector, END, (error) => failed.push(error)) };
}

test("an end uses the link that its inspection gives it, and its own where there is none", () => {
  const other = {} as Link;

  expect(open({ through: () => other }).inspection?.through?.(link)).toBe(other);
  expect(open({}).inspection?.through?.(link)).toBe(link);
});

test("an inspection is handed the end to drive", () => {
  const handed: DrivableEnd[] = [];

  open({ driven: (given) => void handed.push(given) }).inspection?.driven?.(end);
  open({}).inspection?.driven?.(end);

  expect(handed).toEqual([end]);
});

test("an inspection is handed the server to drive, and says what its requests pass", () => {
  const server: DrivableServer = {
    cut: () => 0,
    hold: () => 0,
    drain: async () => {},
    over: new Promise(() => {}),
  };
  const before: Middleware = (exchange, next) => next(exchange);
  const handed: DrivableServer[] = [];
  const { inspection } = open({ before, served: (given) => void handed.push(given) });

  inspection?.served?.(server);
  open({}).inspection?.served?.(server);

  expect(handed).toEqual([server]);
  expect(inspection?.before).toBe(before);
  expect(open({}).inspection?.before).toBeUndefined();
});

test("an inspection that fails harms no end", () => {
  const fault = new Error("fault");
  const fail = () => {
    throw fault;
  };
  const { failed, inspection } = open({ through: fail, driven: fail, served: fail });

  expect(inspection?.through?.(link)).toBe(link);
  inspection?.driven?.(end);
  inspection?.served?.({ ...end, cut: () => 0, hold: () => 0, drain: async () => {} });

  expect(failed).toEqual([fault, fault, fault]);
});
