import { expect, test } from "vitest";
import { decodeMessage } from "../src/index.ts";

test.each([
  ["9007199254740991", 9007199254740991],
  // A double has no 2^53 + 1; who needs it exactly sends a string.
  ["9007199254740993", 9007199254740992],
  ["-9007199254740993", -9007199254740992],
  ["12345678901234567890", 12345678901234567000],
])("the integer %s in arguments is read as a double (case 108)", (written, value) => {
  const params = `{"name":"count","arguments":{"value":${written}}}`;
  const decoded = decodeMessage(
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`,
  );

  expect(decoded).toMatchObject({ message: { params: { arguments: { value } } } });
});
