import { expect, test } from "vitest";
import { cutText, Redactor, redactText } from "../../src/redact/index.ts";

const LONG = 256 * 1024;

/** Texts that a pattern may look through again from every place in them. */
const hostile = [
  "auth",
  "token.",
  "a",
  "a.",
  "a://",
  "a@",
  "KEY",
  "-----BEGIN KEY",
  "eyJaaaaa-",
  "eyJaaaaa.",
  "bearer ",
  "sk-",
  "auth ",
  "auth=",
  'token="',
  "?key",
  "auth\\",
  "--token",
  "--token ",
  "token%3D",
];

test.each(hostile)("a long text of %j takes no longer than its length", (part) => {
  const text = `=-----BEGIN ${part.repeat(LONG / part.length)}`;
  const began = performance.now();
  redactText(text);
  cutText(text.slice(0, 4096));

  expect(performance.now() - began).toBeLessThan(2000);
});

test.each([
  "design: password=hunter2xyz",
  "author=token=hunter2xyz",
  "session: secret: hunter2xyz",
  "password=hunter2xyz-sk-abcdefghijklmnop",
  "https://ann:a@hunter2xyz@example.com/",
  "_https://ann:hunter2xyz@example.com/",
  "node server.js --api-key hunter2xyz --verbose",
  "/login?next=https%3A%2F%2Fh%2F%3Faccess_token%3Dhunter2xyz%26x%3D1",
  "/path?x=1&authuser=2&client_secret=hunter2xyz",
  "x-eyJhbGciOiJIUzI1NiJ9.hunter2xyz.hunter2xyz",
])("hides the secret in %j", (text) => {
  expect(redactText(text)).not.toContain("hunter2xyz");
});

test.each([
  "nextCursor: eyJwYWdlIjoxMH0",
  "progressToken: 5",
  "https://example.com/a@b",
  "design: a wide one",
  "node server.js --max-tokens 5 --verbose",
])("shows %j as it is", (text) => {
  expect(redactText(text)).toBe(text);
});

test.each([
  [["node", "--token", "hunter2xyz", "--quiet"]],
  [{ header: "Authorization", value: "hunter2xyz" }],
])("hides the secret in %j", (value) => {
  expect(new Redactor().print(value, { kind: "mark", part: "detail" })).not.toContain("hunter2xyz");
});
