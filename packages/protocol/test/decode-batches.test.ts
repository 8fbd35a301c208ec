import { describe, expect, test } from "vitest";
import { decodeMessage, ErrorCode } from "../src/index.ts";

describe("batches", () => {
  const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
  const tick = { jsonrpc: "2.0", method: "notifications/tick" };

  test.each([
    ["two pings", [ping(1), ping(2)], ["request", "request"]],
    ["a ping and a notification", [ping(1), tick], ["request", "notification"]],
    ["notifications alone", [tick, tick], ["notification", "notification"]],
    ["no message", [1], ["unreadable"]],
    ["a batch", [[ping(1)]], ["unreadable"]],
    ["initialize", [{ ...ping(1), method: "initialize" }], ["request"]],
  ])("of %s come out member by member (case 40)", (_name, batch, kinds) => {
    const decoded = decodeMessage(JSON.stringify(batch));

    expect(decoded.kind === "batch" && decoded.members.map(({ kind }) => kind)).toEqual(kinds);
  });

  test("without members are unreadable (case 40)", () => {
    expect(decodeMessage("[]")).toMatchObject({
      kind: "unreadable",
      error: { code: ErrorCode.InvalidRequest, message: "Batch is empty" },
    });
  });
});

describe("a batch with too many members", () => {
  const bomb = (count: number) => `[${"0,".repeat(count - 1)}0]`;

  test("is unreadable as a whole (case 40)", () => {
    expect(decodeMessage(bomb(1001))).toMatchObject({
      kind: "unreadable",
      error: { code: ErrorCode.InvalidRequest, message: "Batch has more than 1000 members" },
    });
    expect(decodeMessage(bomb(1000))).toMatchObject({ kind: "batch" });
  });

  test("is told by the limit that was given", () => {
    expect(decodeMessage(bomb(3), { maxMembers: 2 })).toMatchObject({ kind: "unreadable" });
    expect(decodeMessage(bomb(2), { maxMembers: 2 })).toMatchObject({ kind: "batch" });
  });

  test("costs no more than to parse it (case 40)", () => {
    const started = performance.now();
    const decoded = decodeMessage(bomb(2_000_000));

    expect(decoded.kind).toBe("unreadable");
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
