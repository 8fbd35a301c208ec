import { describe, expect, test } from "vitest";
import { Redactor, redactText } from "../../src/index.ts";

const ABOUT = { kind: "ev", part: "event" };
const show = (value: unknown) => new Redactor().redact(value, ABOUT);

describe("texts", () => {
  test.each([
    ["a bearer token", "Authorization: Bearer abcdef123456", "abcdef123456"],
    ["a JSON web token", "see eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl now", "eyJzdWIiOi"],
    [
      "a private key",
      "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----",
      "MIIE",
    ],
    ["a key by its prefix", "use sk-proj-abcdefghijklmnop", "abcdefghijklmnop"],
    ["a GitHub token", "ghp_abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"],
    ["credentials in a URL", "https://ann:hunter2@example.com/x", "hunter2"],
    ["a secret in a query", "https://example.com/?q=1&api_key=abc123", "abc123"],
    ["a short name in a query", "https://example.com/?key=abc123", "abc123"],
    ["a password in a message", 'Login failed for {"password":"hunter2"}', "hunter2"],
    ["a header in a message", "x-api-key: abc123 was refused", "abc123"],
  ])("hides %s", (_, text, secret) => {
    const shown = redactText(text);

    expect(shown).not.toContain(secret);
    expect(shown).toMatch(/\[redacted · \d+ chars\]|\[redacted/);
  });

  test.each([
    "tools/call",
    "2026-07-28",
    "https://example.com/path?page=2",
    "a sentence: with a colon, and = a sign",
    "progressToken=3",
  ])("shows %s as it is", (text) => {
    expect(redactText(text)).toBe(text);
  });

  test("cuts a long text with its length and hash", () => {
    const text = "all work and no play ".repeat(1000);

    expect(show(text)).toMatch(/^all work.*… \[cut · 21000 chars · [0-9a-f]{8}\]$/s);
  });

  test("shows base64 by its size", () => {
    expect(show({ data: "QUJD".repeat(400), mimeType: "image/png" })).toEqual({
      data: "[image/png · 1200 bytes]",
      mimeType: "image/png",
    });
    expect(show("QUJD".repeat(400))).toBe("[base64 · 1200 bytes]");
  });
});

describe("names", () => {
  test.each([
    "password",
    "apiKey",
    "x-api-key",
    "Authorization",
    "client_secret",
    "accessToken",
    "Set-Cookie",
  ])("hides what goes by %s", (name) => {
    expect(show({ [name]: "hunter2" })).toEqual({ [name]: "[redacted · 7 chars]" });
    expect(show([[name, "hunter2"]])).toEqual([[name, "[redacted · 7 chars]"]]);
    expect(show({ name, value: "hunter2" })).toEqual({ name, value: "[redacted · 7 chars]" });
    expect(show(new Map([[name, "hunter2"]]))).toEqual({
      "[Map]": [[name, "[redacted · 7 chars]"]],
    });
  });

  test("hides values in a flat list of names and values, as Node has headers", () => {
    const raw = ["Host", "example.com", "Authorization", "hunter2", "Accept", "*/*"];

    expect(show(raw)).toEqual([...raw.slice(0, 3), "[redacted · 7 chars]", ...raw.slice(4)]);
    expect(new Redactor().print(raw, ABOUT)).not.toContain("hunter2");
    expect(show(["Cookie", "a=b", "X-Api-Key", "hunter2"])).toEqual([
      ...["Cookie", "[redacted · 3 chars]", "X-Api-Key", "[redacted · 7 chars]"],
    ]);
  });

  test.each([
    [["a sentence", "with token", "in it", "and more"]],
    [["token", "of", "three"]],
    [["name", "password", "city", "country"]],
    [[1, "password", 2, "x"]],
  ])("shows the list %j as it is", (list) => {
    expect(show(list)).toEqual(list);
  });

  test("shows which fields a schema requires", () => {
    const schema = {
      properties: { password: { type: "string" }, user: { type: "string" } },
      required: ["password", "user"],
    };

    expect(show(schema)).toEqual(schema);
    expect(new Redactor().print(schema, ABOUT)).toBe(JSON.stringify(schema));
  });

  test.each([
    ["progressToken", 7],
    ["maxTokens", 100],
    ["tokens", 3],
    ["key", "color"],
  ])("shows what goes by %s", (name, value) => {
    expect(show({ [name]: value })).toEqual({ [name]: value });
  });

  test("learns from a schema what is secret", () => {
    const redactor = new Redactor();
    redactor.redact({ properties: { pet: { type: "string", writeOnly: true } } }, ABOUT);

    expect(redactor.redact({ pet: "Rex" }, ABOUT)).toEqual({ pet: "[redacted · 3 chars]" });
  });

  test("shows the schema of a secret, for that is none", () => {
    const schema = { properties: { password: { type: "string", minLength: 8 } } };

    expect(show(schema)).toEqual(schema);
  });
});

describe("things that are no JSON", () => {
  class Subject {
    readonly secret = "hunter2";
  }

  test.each([
    ["a foreign object", new Subject(), "[Subject]"],
    ["bytes", new Uint8Array(12), "[Uint8Array · 12 bytes]"],
    ["a date", new Date(0), "1970-01-01T00:00:00.000Z"],
    ["a big integer", 12n, "[12]"],
    ["not a number", Number.NaN, "NaN"],
    ["a set", new Set([1]), { "[Set]": [1] }],
  ])("shows %s", (_, value, shown) => {
    expect(show({ value })).toEqual({ value: shown });
  });

  test("shows errors with their causes", () => {
    const cause = new Error("Socket hung up", { cause: "token=abc123abc" });

    expect(show(new TypeError("Call failed", { cause }))).toEqual({
      name: "TypeError",
      message: "Call failed",
      cause: { name: "Error", message: "Socket hung up", cause: "token=[redacted · 9 chars]" },
    });
  });

  test("survives cycles, getters that throw and hostile names", () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    const trap = Object.defineProperty({}, "x", {
      enumerable: true,
      get() {
        throw new Error("Boom");
      },
    });
    const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true}}');

    expect(JSON.stringify(show(cycle))).toContain("[too deep or too much]");
    expect(show({ trap })).toEqual({ trap: "[unreadable]" });
    expect(Reflect.get(show(hostile) as object, "polluted")).toBeUndefined();
  });
});

describe("the hook", () => {
  test("has the last look", () => {
    const redactor = new Redactor((value) =>
      JSON.parse(JSON.stringify(value).replace("Oslo", "·")),
    );

    expect(redactor.redact({ city: "Oslo" }, ABOUT)).toEqual({ city: "·" });
  });

  test("redacts everything when it throws", () => {
    const redactor = new Redactor(() => {
      throw new Error("Boom");
    });

    expect(redactor.redact({ city: "Oslo" }, ABOUT)).toBe("[redacted · the hook failed]");
  });
});
