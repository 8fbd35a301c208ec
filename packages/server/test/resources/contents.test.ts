import { expect, test } from "vitest";
import { toReadResult } from "../../src/resources/contents.ts";

const uri = "x://a";
const read = (value: unknown, mimeType?: string) => toReadResult(value, { uri, mimeType });
const json = (text: string) => ({ mimeType: "application/json", text });
const bytes = new Uint8Array([0, 255, 128]);

test.each<[string, unknown, object]>([
  ["a string", "hi", { mimeType: "text/plain", text: "hi" }],
  ["an empty string", "", { mimeType: "text/plain", text: "" }],
  ["bytes", bytes, { mimeType: "application/octet-stream", blob: "AP+A" }],
  ["no bytes", new Uint8Array(), { mimeType: "application/octet-stream", blob: "" }],
  ["an object", { a: 1 }, json('{"a":1}')],
  ["a list", [1, { text: "a" }], json('[1,{"text":"a"}]')],
  ["an empty list", [], json("[]")],
  ["a number", 7, json("7")],
  ["contents and more", { text: "a", n: 1 }, json('{"text":"a","n":1}')],
  ["contents of two kinds", { text: "a", blob: "" }, json('{"text":"a","blob":""}')],
  ["text contents", { text: "a", _meta: { m: 1 } }, { text: "a", _meta: { m: 1 } }],
  ["blob contents", { blob: "AA==" }, { blob: "AA==" }],
  ["blob contents of bytes", { blob: bytes }, { blob: "AP+A" }],
  ["contents of a kind", { text: "a", mimeType: "b/c" }, { text: "a", mimeType: "b/c" }],
])("%s is read as what it is", (_what, value, contents) => {
  expect(read(value)).toEqual({ contents: [{ uri, ...contents }] });
});

test("takes the kind of the resource where the contents name none", () => {
  expect(read("a", "text/markdown")?.contents[0]?.mimeType).toBe("text/markdown");
  expect(read({ text: "a" }, "text/markdown")?.contents[0]?.mimeType).toBe("text/markdown");
  expect(read({ text: "a", mimeType: "b/c" }, "d/e")?.contents[0]?.mimeType).toBe("b/c");
  expect(read({ text: "a" })?.contents[0]).toEqual({ uri, text: "a" });
});

test("keeps contents of several resources", () => {
  expect(read([{ text: "a" }, { uri: "x://a/b", blob: "" }])?.contents).toEqual([
    { uri, text: "a" },
    { uri: "x://a/b", blob: "" },
  ]);
});

test("keeps a whole result", () => {
  const whole = { contents: [{ text: "a" }], _meta: { m: 1 }, ttlMs: 5 };

  expect(read(whole)).toEqual({ ...whole, contents: [{ uri, text: "a" }] });
});

test.each([undefined, null])("%s is nothing", (value) => {
  expect(read(value)).toBeUndefined();
});

test("bytes of any number are Base64", () => {
  const many = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const [contents] = read(many)?.contents ?? [];
  const blob = contents !== undefined && "blob" in contents ? contents.blob : "";

  expect(new Uint8Array(Buffer.from(blob, "base64"))).toEqual(many);
});

test("refuses what is no JSON", () => {
  expect(() => read(() => {})).toThrow(new TypeError("What was read of x://a is not JSON"));
});
