import { expect, test } from "vitest";
import { foldRecords, type MessageRecord } from "../../src/index.ts";

const peer = "a.1";
let seq = 0;

function message(fields: Pick<MessageRecord, "dir" | "id"> & Partial<MessageRecord>) {
  seq += 1;
  const at = seq;
  return {
    kind: "wire",
    peer,
    seq,
    at,
    wire: 1,
    what: "request",
    size: 2,
    message: {},
    ...fields,
  } as const;
}

const call = (id: number, exchange?: string) =>
  message({ dir: "out", id, method: "tools/call", ...(exchange && { exchange }) });
const question = (id: string, exchange?: string) =>
  message({ dir: "in", id, method: "sampling/createMessage", ...(exchange && { exchange }) });
const answer = (id: number) => message({ dir: "in", id, what: "result" });

/** What is known of the one question among some records. */
function asked(records: readonly MessageRecord[]) {
  const requests = [...foldRecords(records).requests.values()];
  const view = requests.find(({ side }) => side === "in");
  const parent = requests.find(({ key }) => key === view?.parent)?.id;
  return { parent, unsure: view?.isParentUnsure ?? false };
}

test.each([
  ["the only call that is open", [call(1), question("q")], { parent: 1, unsure: false }],
  [
    "the one that is open still",
    [call(1), call(2), answer(1), question("q")],
    { parent: 2, unsure: false },
  ],
  [
    "the call whose answer the stream is",
    [call(1, "h1"), call(2, "h2"), question("q", "h2")],
    { parent: 2, unsure: false },
  ],
])("a question is part of %s", (_, records, expected) => {
  expect(asked(records)).toEqual(expected);
});

test("which of several calls on a channel asks is not guessed", () => {
  const records = [call(1), call(2), question("q")];

  expect(asked(records)).toEqual({ parent: undefined, unsure: true });
});

test("what comes in a stream of its own is part of no call", () => {
  const records = [call(1, "h1"), question("q", "h9")];

  expect(asked(records)).toEqual({ parent: undefined, unsure: false });
});

test("a ping is part of nothing", () => {
  const ping = message({ dir: "in", id: "p", method: "ping" });

  expect(asked([call(1), ping])).toEqual({ parent: undefined, unsure: false });
});
