import type { RequestedSchema } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { fillDefaults } from "../../src/answers/fill-defaults.ts";

const form: RequestedSchema = {
  type: "object",
  properties: {
    name: { type: "string", default: "Ada" },
    age: { type: "integer", default: 0 },
    score: { type: "number", default: 0.5 },
    kind: { type: "boolean", default: false },
    colour: { type: "string", enum: ["r", "g"], default: "g" },
    sizes: { type: "array", items: { type: "string", enum: ["s", "l"] }, default: [] },
    note: { type: "string" },
  },
};
const DEFAULTS = { name: "Ada", age: 0, score: 0.5, kind: false, colour: "g", sizes: [] };

test("defaults of every kind of field take the place of what was left out", () => {
  expect(fillDefaults(form, {})).toEqual(DEFAULTS);
});

test("defaults of fields that every object has take their place too", () => {
  const properties = Object.fromEntries(
    ["constructor", "toString", "__proto__"].map((name) => [
      name,
      { type: "string", default: name } as const,
    ]),
  );

  expect(Object.entries(fillDefaults({ type: "object", properties }, {}))).toEqual(
    Object.keys(properties).map((name) => [name, name]),
  );
});

test("what was given stays, empty or not", () => {
  const given = { name: "", age: 1, kind: true, sizes: ["s"], note: "hi" };

  expect(fillDefaults(form, given)).toEqual({ ...DEFAULTS, ...given });
});

test("what is undefined was left out", () => {
  const given: { [field: string]: string } = { note: "hi" };
  Reflect.set(given, "name", undefined);

  expect(fillDefaults(form, given)).toEqual({ ...DEFAULTS, note: "hi" });
});
