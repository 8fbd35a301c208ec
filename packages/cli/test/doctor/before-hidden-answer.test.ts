import { expect, test } from "vitest";
import { beforeHiddenAnswer } from "../../src/doctor/before-hidden-answer.ts";

test.each([
  ['Loading {"jsonrpc":"2.0","id":1,"result":{}}', "Loading "],
  ['… {"id":1,"error":{"code":-32601,"message":"no"},"jsonrpc":"2.0"}', "… "],
  ["Listening on port 80", undefined],
  ['Got {"jsonrpc":"2.0","id":1,"method":"initialize"}', undefined],
  ['{"jsonrpc":"2.0","id":1,"result":{}', undefined],
  ['  {"jsonrpc":"2.0","id":1,"result":{}', undefined],
])("of %s", (line, before) => {
  expect(beforeHiddenAnswer(line)).toBe(before);
});
