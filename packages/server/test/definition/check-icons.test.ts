import { expect, test } from "vitest";
import { checkIcons } from "../../src/definition/check-icons.ts";
import { defineServer, prompt, resource, tool } from "../../src/index.ts";

test.each(["https://example.com/a.png", "HTTPS://example.com", "data:image/png;base64,AA=="])(
  "takes %s",
  (src) => {
    checkIcons([{ src }], "x");
  },
);

test.each([
  "http://example.com/a.png",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "file:///a.png",
  "ftp://example.com/a.png",
  "ws://example.com",
  "app:icon",
  "https:example.com",
  "/a.png",
  "",
])("refuses %j", (src) => {
  expect(() => checkIcons([{ src: "https://example.com" }, { src }], "x")).toThrow(
    new TypeError(`Icon of x must be an https: or data: URI, not ${JSON.stringify(src)}`),
  );
});

const icons = [{ src: "javascript:alert(1)" }];
const run = () => "";

test.each([
  ['server "s"', { icons }],
  ['tool "a"', { tools: { a: tool({ icons, run }) } }],
  ['resource "x:a"', { resources: { "x:a": resource({ icons, read: run }) } }],
  ['prompt "a"', { prompts: { a: prompt({ icons, get: run }) } }],
])("refuses those of %s", (of, offer) => {
  expect(() => defineServer({ name: "s", version: "1", ...offer })).toThrow(`Icon of ${of} must`);
});
