import { expect, test } from "vitest";
import type { Standing } from "../src/standing.ts";
import { table } from "../src/table.ts";

const place = (what: string, port: number) =>
  ({ what, url: `tcp://127.0.0.1:${port}`, port, portName: "hub" }) as const;
const rowOf = (name: string, standing: Standing) => ({
  program: { name, places: [place("a test", 1), place("another", 2)] },
  standing,
});

test.each<[Standing, readonly string[]]>([
  [{ kind: "listens" }, ["tcp://127.0.0.1:1", "tcp://127.0.0.1:2"]],
  [{ kind: "starts" }, ["does not run yet", "does not run yet"]],
  [
    { kind: "waits", delay: 500, turn: 2, of: 5 },
    Array(2).fill("ended, and is started again in 500 ms: 2 of 5"),
  ],
])("a program that %j is a line for each place", (standing, told) => {
  expect(table([rowOf("one", standing)])).toBe(
    `  one  a test   ${told[0]}\n  one  another  ${told[1]}`,
  );
});

test("under a program that failed stands what it wrote last", () => {
  const failed = rowOf("one", { kind: "failed", why: "exited with code 3", last: ["a", "b"] });

  expect(table([failed, rowOf("other", { kind: "listens" })]).split("\n")).toEqual([
    "  one    a test   failed: exited with code 3",
    "  one    another  failed: exited with code 3",
    "    | a",
    "    | b",
    "  other  a test   tcp://127.0.0.1:1",
    "  other  another  tcp://127.0.0.1:2",
  ]);
});
