import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decodeMessage } from "../../src/index.ts";
import { schemaOf } from "../../src/schema/index.ts";
import { FIXTURES, officialSchema } from "../official/official-schema.ts";

const VERSION = "2026-07-28";
const folder = join(FIXTURES, VERSION, "examples");

const EXAMPLES = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .map((path) => path.replaceAll("\\", "/"))
  .map((path) => ({ path, definition: path.split("/")[0] ?? "", text: textOf(path) }));

const MESSAGES = EXAMPLES.filter(({ text }) => text.includes('"jsonrpc"'));

const official = officialSchema(VERSION);

test("there are examples, and messages among them", () => {
  expect(EXAMPLES.length).toBeGreaterThan(100);
  expect(MESSAGES.length).toBeGreaterThan(30);
});

describe.each(EXAMPLES)("the official example $path", ({ definition, text }) => {
  test("is what its definition takes, and comes out unchanged", () => {
    const value: unknown = JSON.parse(text);

    expect(official.allows(definition, value)).toBe(true);
    expect(schemaOf(VERSION)?.definitions.get(definition)?.parse(value)).toEqual(value);
  });
});

describe.each(MESSAGES)("the official message $path", ({ definition, text }) => {
  test("is decoded as what it is, unchanged", () => {
    const decoded = decodeMessage(text);

    expect(decoded).toEqual({ kind: kindOf(definition), message: JSON.parse(text) });
  });

  test("is decoded the same after a journey over the wire", () => {
    const decoded = decodeMessage(text);
    const again = decodeMessage(JSON.stringify("message" in decoded ? decoded.message : undefined));

    expect(again).toEqual(decoded);
  });
});

function textOf(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

function kindOf(definition: string): string {
  if (definition.endsWith("Request")) return "request";
  if (definition.endsWith("Notification")) return "notification";
  return definition.endsWith("Error") ? "error" : "result";
}
