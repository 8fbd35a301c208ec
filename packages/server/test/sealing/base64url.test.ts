import { expect, test } from "vitest";
import { fromBase64url, toBase64url } from "../../src/sealing/base64url.ts";

test.each([
  [[], ""],
  [[1], "AQ"],
  [[1, 2], "AQI"],
  [[1, 2, 3], "AQID"],
  [[0xfb, 0xff, 0xfe], "-__-"],
])("writes %j as %j, and reads it back", (bytes, text) => {
  expect(toBase64url(Uint8Array.from(bytes))).toBe(text);
  expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
});

test.each([
  ["with bits that no byte needs", "AR"],
  ["with others of them", "AQJ"],
  ["with padding", "AQ=="],
  ["of the other alphabet", "+//+"],
  ["with a blank", "AQ ID"],
  ["of a length that no bytes have", "A"],
])("reads no text %s", (_what, text) => {
  expect(fromBase64url(text)).toBeUndefined();
});
