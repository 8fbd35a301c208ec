import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeHeaderValue, encodeHeaderValue } from "../../src/http/header-value.ts";

describe("the value of a header", () => {
  test.each([
    ["is the text where a header can hold it", "forecast-2 (new)", "forecast-2 (new)"],
    ["may be empty", "", ""],
    ["is base64 for other letters (case 99)", "世界", "=?base64?5LiW55WM?="],
    ["is base64 for a space at its end", "a ", "=?base64?YSA=?="],
    ["is base64 for a space at its beginning", " a", "=?base64?IGE=?="],
    ["is base64 for a tab", "a\tb", "=?base64?YQli?="],
    ["is base64 for a line end", "a\r\nb", "=?base64?YQ0KYg==?="],
    ["is base64 for what looks like base64", "=?base64?YQ==?=", "=?base64?PT9iYXNlNjQ/WVE9PT89?="],
  ])("%s", (_name, text, value) => {
    expect(encodeHeaderValue(text)).toBe(value);
    expect(decodeHeaderValue(value)).toBe(text);
  });

  test("survives the way there and back, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const value = encodeHeaderValue(text);
        expect(value).toMatch(/^([\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?)?$/);
        expect(decodeHeaderValue(value)).toBe(text);
      }),
    );
  });

  test.each([
    ["has no padding (case 102)", "=?base64?YQ?="],
    ["has white space inside (case 102)", "=?base64?YQ ==?="],
    ["has letters of another alphabet (case 102)", "=?base64?__8=?="],
    ["is no UTF-8 (case 102)", "=?base64?/w==?="],
  ])("stands for no text where it %s", (_name, value) => {
    expect(decodeHeaderValue(value)).toBeUndefined();
  });

  test.each([
    ["upper-case marks (case 102)", "=?BASE64?YQ==?="],
    ["a mark at one end alone", "=?base64?YQ=="],
    ["marks that share a character", "=?base64?="],
  ])("is taken as it is with %s", (_name, value) => {
    expect(decodeHeaderValue(value)).toBe(value);
  });
});
