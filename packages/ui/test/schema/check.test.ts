import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../src/json/json-value.ts";
import { createCheck } from "../../src/schema/check.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";

describe("a check", () => {
  test.each<[JsonSchema, JsonValue | undefined, string[]]>([
    [{ type: "string" }, "a", []],
    [{ type: "string" }, undefined, [": Required"]],
    [false, 1, [": Not allowed here"]],
    [{ required: ["a", "b"] }, {}, ["/a: Required", "/b: Required"]],
    [{ required: ['q".'] }, {}, ['/q".: Required']],
    [{ type: ["integer", "null"] }, "x", [": Must be an integer or null"]],
    [{ type: "object" }, [], [": Must be an object"]],
    [{ minLength: 1 }, "", [": At least 1 character"]],
    [{ maxItems: 2 }, [1, 2, 3], [": At most 2 items"]],
    [{ uniqueItems: true }, [1, 1], [": No item twice"]],
    [{ multipleOf: 0.5 }, 0.7, [": A multiple of 0.5"]],
    [{ enum: ["a"] }, "b", [": Must be one of the values listed"]],
    [{ format: "date" }, "x", [": Must be a date, as 2026-01-31"]],
    [{ format: "ipv4" }, "x", [": Must be of the format ipv4"]],
    [{ properties: { "a/b~%#é": { minimum: 5 } } }, { "a/b~%#é": 1 }, ["/a~1b~0%#é: At least 5"]],
    [{ items: { $ref: "#/$defs/n" }, $defs: { n: { minimum: 5 } } }, [9, 1], ["/1: At least 5"]],
    [{ additionalProperties: false }, { a: 1 }, ["/a: Not allowed here"]],
  ])("by %j of %j says %j", (schema, value, expected) => {
    const { isValid, faults } = createCheck(schema)(value);

    const said = faults.map(({ pointer, text }) => `${pointer}: ${text}`);
    expect(said.filter((one) => !one.startsWith(": Has a property"))).toEqual(expected);
    expect(isValid).toBe(expected.length === 0);
  });

  test("speaks of the alternative that is meant", () => {
    const check = createCheck({ anyOf: [{ minLength: 3 }, { pattern: "^z" }] });

    const textWith = (index: number) => check("a", new Map([["", index]])).faults[0]?.text;
    expect(textWith(0)).toBe("At least 3 characters");
    expect(textWith(1)).toBe("Must match ^z");
  });

  test.each<[string, JsonSchema]>([
    ["refers out of the document", { $ref: "https://a.example/b" }],
    ["refers to itself", { $ref: "#" }],
    ["names two schemas alike", { $defs: { a: { $id: "x:a" }, b: { $id: "x:a" } } }],
  ])("by a schema that %s is left to the peer", (_fault, schema) => {
    const { isValid, unchecked } = createCheck(schema)("a");

    expect(isValid).toBe(true);
    expect(unchecked).toMatch(/^\S.+$/);
  });

  test("by a schema that doubles its work at each level ends all the same", () => {
    const levels = Array.from({ length: 60 }, (_, level) => {
      const next = { $ref: `#/$defs/l${level + 1}` };
      return [`l${level}`, { allOf: [next, next] }];
    });
    const schema = { $ref: "#/$defs/l0", $defs: { ...Object.fromEntries(levels), l60: {} } };

    expect(createCheck(schema)(1)).toMatchObject({ unchecked: "Schema takes too long to check" });
  });

  test("leaves patterns that might search for ever to the peer", () => {
    const check = createCheck({ pattern: "^(a+)+$" });

    expect(check(`${"a".repeat(40)}!`)).toEqual({ isValid: true, faults: [] });
  });

  test("does not change the schema", () => {
    const schema = { $ref: "#/$defs/a", $defs: { a: { pattern: "^(a+)+$" } } };
    const before = structuredClone(schema);

    createCheck(schema)("a");

    expect(schema).toEqual(before);
  });
});
