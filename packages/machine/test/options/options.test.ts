import { describe, expect, test } from "vitest";
import {
  CONNECTION_TIMEOUTS,
  connectionTimeouts,
} from "../../src/connection/connection-timeouts.ts";
import { DEFAULT_LIVENESS, livenessOf } from "../../src/connection/liveness.ts";
import { DEFAULT_LIMITS, peerLimits } from "../../src/peer/limits.ts";
import { DEFAULT_POLICY, supervisionPolicy } from "../../src/supervision/supervision-policy.ts";

const GROUPS = [
  ["limits", peerLimits, DEFAULT_LIMITS],
  ["timeouts", connectionTimeouts, CONNECTION_TIMEOUTS],
  ["liveness", livenessOf, DEFAULT_LIVENESS],
  ["supervision", supervisionPolicy, DEFAULT_POLICY],
] as const;

describe.each(GROUPS)("%s", (group, complete: (given?: object) => object, defaults: object) => {
  test("are the defaults where nothing is said", () => {
    expect(complete()).toEqual(defaults);
    expect(complete({})).toEqual(defaults);
  });

  test("are the defaults where JSON says that nothing is wanted", () => {
    expect(complete(JSON.parse("null"))).toEqual(defaults);
  });

  test.each(Object.keys(defaults))("keep the default of %s where it is undefined", (name) => {
    expect(complete({ [name]: undefined })).toEqual(defaults);
  });

  test.each(Object.entries(defaults))("take another %s, and leave the others", (name, value) => {
    const other = typeof value === "number" ? value + 1 : value;

    expect(complete({ [name]: other })).toEqual({ ...defaults, [name]: other });
  });

  test.each(
    Object.entries(defaults)
      .filter(([, value]) => typeof value === "number")
      .flatMap(([name]) => [Number.NaN, -1, "5s", null, 5n].map((wrong) => [name, wrong])),
  )("refuse %s: %s, by name", (name, wrong) => {
    const message = new RegExp(`^Option ${group}\\.${String(name)} must be a `);

    expect(() => complete({ [String(name)]: wrong })).toThrow(message);
  });
});

test.each(GROUPS)("an unknown option of %s is refused, by name", (group, complete) => {
  const given: object = { [`${group}Often`]: 1 };

  expect(() => complete(given)).toThrow(new TypeError(`Unknown option ${group}Often of ${group}`));
});

test.each([
  ["a peer that runs nothing", () => peerLimits({ concurrency: 0 })],
  ["half a request", () => peerLimits({ queue: 0.5 })],
  ["an unknown way to restart", () => supervisionPolicy({ restart: "sometimes" as never })],
  ["an unknown jitter", () => supervisionPolicy({ jitter: null as never })],
])("%s is refused", (_, complete) => {
  expect(complete).toThrow(/^Option /);
});

test.each([
  ["no limit", () => peerLimits({ queue: Number.POSITIVE_INFINITY })],
  ["no time-out", () => connectionTimeouts({ connectTimeout: Number.POSITIVE_INFINITY })],
  ["no watch", () => livenessOf({ interval: false })],
  ["chance of one's own", () => supervisionPolicy({ random: () => 0.5 })],
])("%s is taken", (_, complete) => {
  expect(complete).not.toThrow();
});
