import { expect, test } from "vitest";
import { checkForm } from "../../src/answers/check-form.ts";

const check = (field: object, value: unknown, required: readonly string[] = []) =>
  checkForm(
    // A server may write what it likes.
    { properties: { field }, required },
    value === undefined ? {} : { field: value },
  );

const text = { type: "string" };
const titled = [
  { const: "r", title: "Red" },
  { const: "g", title: "Green" },
];

test.each<[field: object, value: unknown]>([
  [text, "Ada"],
  [text, ""],
  [{ ...text, minLength: 2, maxLength: 2 }, "𝄞𝄞"],
  [{ ...text, format: "email" }, "ada@example.org"],
  [{ ...text, format: "uri" }, "urn:isbn:1"],
  [{ ...text, format: "date" }, "2024-02-29"],
  [{ ...text, format: "date-time" }, "2024-02-29T23:59:60.5+02:00"],
  [{ ...text, format: "hostname" }, "no format of a form"],
  [{ ...text, minLength: "2" }, "a"],
  [{ type: "number", minimum: 1, maximum: 1 }, 1],
  [{ type: "number" }, 0.5],
  [{ type: "integer", minimum: -2 }, -2],
  [{ type: "boolean" }, false],
  // The five forms of a choice. spec: SEP-1330
  [{ ...text, enum: ["r", "g"] }, "g"],
  [{ ...text, oneOf: titled }, "g"],
  [{ type: "array", items: { type: "string", enum: ["r", "g"] } }, ["g", "r"]],
  [{ type: "array", items: { anyOf: titled }, minItems: 0, maxItems: 2 }, []],
  [{ ...text, enum: ["r", "g"], enumNames: ["Red", "Green"] }, "r"],
  [{ type: "array" }, ["anything"]],
  [{ enum: ["r"] }, "r"],
])("%j takes %j", (field, value) => {
  expect(check(field, value)).toEqual([]);
});

test.each<[field: object, value: unknown, problem: string]>([
  [text, 1, "is not a string"],
  [{ ...text, minLength: 2 }, "𝄞", "is shorter than 2"],
  [{ ...text, maxLength: 1 }, "ab", "is longer than 1"],
  [{ ...text, format: "email" }, "ada", "is not of format email"],
  [{ ...text, format: "uri" }, "no uri", "is not of format uri"],
  [{ ...text, format: "date" }, "2025-02-29", "is not of format date"],
  [{ ...text, format: "date" }, "2025-2-9", "is not of format date"],
  [{ ...text, format: "date" }, "2025-13-01", "is not of format date"],
  [{ ...text, format: "date-time" }, "2025-02-28", "is not of format date-time"],
  [{ ...text, format: "date-time" }, "2025-02-30T00:00:00Z", "is not of format date-time"],
  [{ ...text, format: "date-time" }, "2025-02-28T24:00:00Z", "is not of format date-time"],
  [{ type: "number" }, "1", "is not a number"],
  [{ type: "number" }, Number.NaN, "is not a number"],
  [{ type: "number", minimum: 1 }, 0.9, "is under 1"],
  [{ type: "number", maximum: 1 }, 1.1, "is over 1"],
  [{ type: "integer" }, 1.5, "is not an integer"],
  [{ type: "boolean" }, "true", "is not a boolean"],
  [{ ...text, enum: ["r", "g"] }, "b", "is none of r, g"],
  [{ ...text, oneOf: titled }, "Red", "is none of r, g"],
  [{ type: "array", items: { type: "string", enum: ["r"] } }, "r", "is not a list of strings"],
  [{ type: "array", items: { type: "string", enum: ["r"] } }, ["b"], "is not out of r"],
  [{ type: "array", items: { anyOf: titled } }, ["Red"], "is not out of r, g"],
  [{ type: "array", items: { anyOf: titled }, minItems: 1 }, [], "has fewer values than 1"],
  [{ type: "array", items: { anyOf: titled }, maxItems: 1 }, ["r", "g"], "has more values than 1"],
  [{ ...text, enum: ["r"], enumNames: ["Red"] }, "Red", "is none of r"],
])("%j refuses %j: it %s", (field, value, problem) => {
  expect(check(field, value)).toEqual([`field ${problem}`]);
});

test("a field that is required is missed, one that is not is not", () => {
  expect(check(text, undefined, ["field"])).toEqual(["field is missing"]);
  expect(check(text, undefined)).toEqual([]);
});

test.each(["other", "constructor", "__proto__"])(
  "a field called %s is not in the form",
  (field) => {
    const content = Object.fromEntries([[field, "x"]]);

    expect(checkForm({ properties: {} }, content)).toEqual([`${field} is not in the form`]);
  },
);
