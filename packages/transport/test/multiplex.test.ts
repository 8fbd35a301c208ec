import { decodeMessage, ErrorCode } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { openByHand } from "./support/open-by-hand.ts";
import { openLink } from "./support/open-link.ts";

describe("arrival", () => {
  test("brings the parts of an exchange and its answer in order (case 61)", async () => {
    const { open, say, settle, heard } = openLink();
    open();
    open();

    say(
      { method: "part", params: { of: 1, text: "a" } },
      { method: "part", params: { of: 2, text: "b" } },
      { method: "part", params: { of: 1, text: "c" } },
      { id: 1, result: {} },
      { method: "part", params: { of: 2, text: "d" } },
      { id: 2, error: { code: -1, message: "No" } },
    );
    await settle();

    expect(heard).toEqual([
      "1 part a",
      "2 part b",
      "1 part c",
      "1 answered {}",
      "2 part d",
      '2 answered {"code":-1,"message":"No"}',
    ]);
  });

  test.each([
    ["that is over (case 61)", 1, "late"],
    ["that nobody opened (case 62)", 99, "unknown"],
    ["by the text of its id (case 62)", "2", "unknown"],
  ])("of a part of an exchange %s is a stray", async (_name, of, reason) => {
    const { open, say, inbound, heard } = openLink();
    open();
    open();

    say({ id: 1, result: {} }, { method: "part", params: { of, text: "a" } });
    await inbound.atLeast(1);

    expect(heard).toEqual(["1 answered {}"]);
    expect(inbound.items).toMatchObject([{ kind: "stray", reason }]);
  });

  test("of what belongs to no exchange keeps its place among the rest", async () => {
    const { open, say, settle, inbound, heard } = openLink();
    open();

    say(
      { id: "q", method: "ask" },
      { method: "tell" },
      { id: 0.5, method: "x" },
      { id: 1, result: {} },
    );
    await settle();

    expect(inbound.items.map(({ kind }) => kind)).toEqual([
      "request",
      "notification",
      "unreadable",
    ]);
    expect(heard).toEqual(["1 answered {}"]);
  });

  test("is synchronous, in the order of the channel", () => {
    const { link, wire, inbound } = openByHand();
    const order: string[] = [];
    link.open(
      { method: "ask" },
      {
        related: () => order.push("part"),
        answered: () => order.push("answered"),
        lost: () => order.push("lost"),
      },
    );

    for (const text of [
      '{"jsonrpc":"2.0","method":"part","params":{"of":1}}',
      '{"jsonrpc":"2.0","method":"part","params":{"of":1}}',
      '{"jsonrpc":"2.0","method":"part","params":{"of":1}}',
      '{"jsonrpc":"2.0","id":1,"result":{}}',
    ]) {
      wire.next(decodeMessage(text));
    }

    expect(order).toEqual(["part", "part", "part", "answered"]);
    expect(inbound.items).toEqual([]);
  });

  test("counts every message", async () => {
    const { link, open, say, settle } = openLink();
    open();

    say({ id: 1, result: {} }, { method: "tell" }, { id: 0.5, method: "x" });
    await settle();

    expect(link.heard).toBe(3);
  });
});

describe("batches", () => {
  const answers = '[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}]';
  const questions = '[{"jsonrpc":"2.0","id":1,"method":"ask"},{"jsonrpc":"2.0","method":"tell"}]';

  test.each([true, false])(
    "of answers are taken where a revision has batches: %s (case 40)",
    (batches) => {
      const { link, wire } = openByHand({ batches });
      const heard: string[] = [];
      for (const name of ["a", "b"]) {
        link.open({ method: "ask" }, { related() {}, lost() {}, answered: () => heard.push(name) });
      }

      wire.next(decodeMessage(answers));

      expect(heard).toEqual(["a", "b"]);
    },
  );

  test("that ask are taken apart where a revision has them (case 40)", () => {
    const { wire, inbound } = openByHand({ batches: true });

    wire.next(decodeMessage(questions));

    expect(inbound.items.map(({ kind }) => kind)).toEqual(["request", "notification"]);
  });

  test("that ask are unreadable as a whole elsewhere (case 40)", () => {
    const { wire, inbound, sent } = openByHand();

    wire.next(decodeMessage(questions));

    expect(inbound.items).toEqual([
      {
        kind: "unreadable",
        error: { code: ErrorCode.InvalidRequest, message: "Batches are not part of test" },
        excerpt: "",
      },
    ]);
    expect(sent).toEqual([]);
  });
});
