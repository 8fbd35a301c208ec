import type { Answer } from "@mcp-actors/protocol";
import type { ExchangeObserver, Link } from "@mcp-actors/transport";
import { RetriedExchange, type Retry } from "@mcp-actors/transport/http";
import { expect, test } from "vitest";

const CODE = -32001;
const CALL = { method: "tools/call", params: { name: "echo" } };
const result: Answer = { jsonrpc: "2.0", result: {} };
const refusal: Answer = { jsonrpc: "2.0", error: { code: CODE, message: "No" } };
const failure: Answer = { jsonrpc: "2.0", error: { code: CODE - 1, message: "Oops" } };

/** An exchange on a link whose answers are given by hand, and what happened to it. */
function open(prepare: Retry["prepare"] = async () => {}) {
  const opened: ExchangeObserver[] = [];
  const heard: Answer[] = [];
  const abandoned: number[] = [];
  const link: Pick<Link, "open"> = {
    open(_request, observer) {
      const index = opened.push(observer);
      return { abandon: () => abandoned.push(index) };
    },
  };
  const observer = {
    related: () => {},
    lost: () => {},
    answered: (answer: Answer) => heard.push(answer),
  };
  const exchange = new RetriedExchange({ link, code: CODE, prepare }, CALL, observer);
  return { opened, heard, abandoned, exchange, observer };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ["a result", [result], result],
  ["another error", [failure], failure],
  ["the result of a second try", [refusal, result], result],
  ["the second refusal", [refusal, refusal], refusal],
])("hands on %s", async (_, answers, last) => {
  const { opened, heard } = open();

  for (const answer of answers) {
    opened.at(-1)?.answered(answer);
    await turn();
  }

  expect(opened).toHaveLength(answers.length);
  expect(heard).toEqual([last]);
});

test("prepares the second try with the request that was refused", async () => {
  const prepared: unknown[] = [];
  const { opened, heard } = open(async (refused) => void prepared.push(refused));

  opened[0]?.answered(refusal);
  await turn();

  expect(prepared).toEqual([CALL]);
  expect([opened.length, heard]).toEqual([2, []]);
});

test("lets the refusal stand where what it prepares fails", async () => {
  const { opened, heard } = open(() => Promise.reject(new Error("Nobody there")));

  opened[0]?.answered(refusal);
  await turn();

  expect([opened.length, heard]).toEqual([1, [refusal]]);
});

test.each([
  ["works", async () => {}],
  ["fails", () => Promise.reject(new Error("Nobody there"))],
])("says no more once given up, whether what it prepares %s", async (_, prepare) => {
  const { opened, heard, exchange } = open(prepare);

  opened[0]?.answered(refusal);
  exchange.abandon();
  await turn();

  expect([opened.length, heard]).toEqual([1, []]);
});

test("gives up the try that is under way", async () => {
  const { opened, abandoned, exchange } = open();

  opened[0]?.answered(refusal);
  await turn();
  exchange.abandon();

  expect(abandoned).toEqual([2]);
});
