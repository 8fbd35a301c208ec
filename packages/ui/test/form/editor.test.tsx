// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import type { JsonSchema, JsonValue } from "../../src/index.ts";
import { find, key, labelled, press, tick, type, wordsOf } from "../page.ts";
import { faults, formOf, requiring } from "./form-of.tsx";

describe("a field", () => {
  test.each<[string, JsonSchema, string, JsonValue]>([
    ["text", { type: "string" }, "Oslo", "Oslo"],
    ["an address", { type: "string", format: "email" }, "a@b.example", "a@b.example"],
    ["a URI", { type: "string", format: "uri" }, "https://a.example/", "https://a.example/"],
    ["a date", { type: "string", format: "date" }, "2026-01-31", "2026-01-31"],
    ["a number", { type: "number" }, "1.5e3", 1500],
    ["an integer", { type: "integer", minimum: 1 }, "12", 12],
    ["one of several texts", { enum: ["a", "b"] }, "1", "b"],
    ["one of several values", { enum: [1, null, "1"] }, "1", null],
    ["a named constant", { oneOf: [{ const: "f", title: "Fast" }, { const: "s" }] }, "0", "f"],
    ["anything", {}, '{"deep":[1,null]}', { deep: [1, null] }],
  ])("for %s gives what was filled in", async (_kind, schema, typed, expected) => {
    const { onSubmit } = await formOf(requiring(schema));

    await type(labelled("x"), typed);
    await press("Submit");

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: expected });
  });

  test("for a date with its time gives an instant in UTC", async () => {
    const { onSubmit } = await formOf(requiring({ type: "string", format: "date-time" }));

    await type(labelled("x"), "2026-01-31T12:30:15");
    await press("Submit");

    const instant = `${new Date("2026-01-31T12:30:15").toISOString().slice(0, 19)}Z`;
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: instant });
  });

  test("for yes or no is absent until it is ticked, and can be left out again", async () => {
    const { value } = await formOf({ type: "object", properties: { x: { type: "boolean" } } });
    expect(value.value).toEqual({});

    await tick(labelled("x"));
    expect(value.value).toEqual({ x: true });

    await press("Leave out x");
    expect(value.value).toEqual({});
  });

  test("that is emptied leaves its property out", async () => {
    const { value } = await formOf({ type: "object", properties: { x: { type: "string" } } });

    await type(labelled("x"), "a");
    await type(labelled("x"), "");

    expect(value.value).toEqual({});
  });

  test.each([
    ["a password", { type: "string", format: "password" }],
    ["what is only ever written", { type: "string", writeOnly: true }],
  ])("for %s does not show what is typed", async (_kind, schema) => {
    await formOf(requiring(schema));

    expect(labelled("x").type).toBe("password");
  });

  test.each([
    ["has a title", { type: "string", title: "City", description: "Any spelling" }, "City"],
    ["has none", { type: "string", description: "Any spelling" }, "x"],
  ])("that %s is labelled, and described by its description", async (_kind, schema, label) => {
    await formOf(requiring(schema));

    const described = labelled(label).getAttribute("aria-describedby") ?? "";
    expect(wordsOf(find(`[id="${described}"]`))).toBe("Any spelling");
  });

  test("for long text has several lines, and any plain text can have them", async () => {
    await formOf({
      type: "object",
      properties: { long: { type: "string", maxLength: 5000 }, plain: { type: "string" } },
    });
    expect(labelled("long").tagName).toBe("TEXTAREA");
    expect(labelled("plain").tagName).toBe("INPUT");

    await press("Several lines for plain");

    expect(labelled("plain").tagName).toBe("TEXTAREA");
  });

  test("into which several lines are pasted shows several lines", async () => {
    const { value } = await formOf(requiring({ type: "string" }), { x: "ab" });
    const line = labelled("x");
    line.setSelectionRange(1, 1);
    const paste = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(paste, { clipboardData: { getData: () => "1\n2" } });

    await act(() => void line.dispatchEvent(paste));

    expect(value.value).toEqual({ x: "a1\n2b" });
    expect(labelled("x").tagName).toBe("TEXTAREA");
    expect(paste.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(labelled("x"));
  });

  test("for plain text turns to several lines by Shift and Enter", async () => {
    await formOf(requiring({ type: "string" }), { x: "ab" });

    await key(labelled("x"), "Enter", { shiftKey: true });

    expect(labelled("x").tagName).toBe("TEXTAREA");
    expect(labelled("x").value).toBe("ab");
    expect(document.activeElement).toBe(labelled("x"));
  });

  test("for a number is stepped by the arrow keys, within its bounds", async () => {
    const { value } = await formOf(requiring({ type: "number", maximum: 0.3, multipleOf: 0.1 }), {
      x: 0.1,
    });

    await key(labelled("x"), "ArrowUp");
    expect(value.value).toEqual({ x: 0.2 });

    await key(labelled("x"), "ArrowUp");
    await key(labelled("x"), "ArrowUp");
    expect(value.value).toEqual({ x: 0.3 });
  });
});

describe("a value that holds others", () => {
  const person: JsonSchema = {
    type: "object",
    properties: { name: { type: "string" }, mail: { type: "string" } },
    required: ["name"],
  };

  test("has a field for each property", async () => {
    const { onSubmit } = await formOf(requiring(person));

    await type(labelled("name"), "Ann");
    await press("Submit");

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: { name: "Ann" } });
  });

  test("is added first where it may be absent, and can be left out again", async () => {
    const { value } = await formOf({ type: "object", properties: { x: person } });

    await press("Add x");
    await type(labelled("name"), "Ann");
    expect(value.value).toEqual({ x: { name: "Ann" } });

    await press("Leave out x");
    expect(value.value).toEqual({});
  });

  test("has items that are added and taken away one by one", async () => {
    const { value } = await formOf(requiring({ type: "array", items: { type: "string" } }));

    await press("Add to x");
    await press("Add to x");
    await press("Add to x");
    await type(labelled("x 1"), "one");
    await type(labelled("x 2"), "two");
    await type(labelled("x 3"), "three");
    await press("Remove x 2");

    expect(value.value).toEqual({ x: ["one", "three"] });
    expect(labelled("x 2").value).toBe("three");
  });

  test("keeps half-typed text of an item while the others go", async () => {
    const { value } = await formOf(requiring({ type: "array", items: { type: "number" } }));

    await press("Add to x");
    await press("Add to x");
    await type(labelled("x 2"), "-");
    expect(value.value).toEqual({ x: [null, null] });
    await press("Remove x 1");

    expect(labelled("x 1").value).toBe("-");
    await press("Submit");
    expect(faults()).toEqual(["Must be a number"]);
  });

  test("of several listed values has a box for each", async () => {
    const { value } = await formOf(
      requiring({
        type: "array",
        items: { anyOf: [{ const: "r", title: "Red" }, { const: "b" }] },
      }),
    );

    await tick(labelled("b"));
    await tick(labelled("Red"));
    expect(value.value).toEqual({ x: ["r", "b"] });

    await tick(labelled("b"));
    expect(value.value).toEqual({ x: ["r"] });
  });

  test("that contains itself ends in JSON", async () => {
    const tree: JsonSchema = {
      $defs: { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } },
      type: "object",
      properties: { root: { $ref: "#/$defs/node" } },
    };
    const { onSubmit } = await formOf(tree);
    await press("Add root");
    for (let level = 0; document.querySelector("[aria-label='Add next']") !== null; level += 1) {
      await press("Add next");
      if (level > 20) throw new Error("No end");
    }

    await type(labelled("next"), '{"next":{}}');
    await press("Submit");

    expect(JSON.stringify(onSubmit.mock.lastCall)).toContain('{"next":{"next":{}}}');
  });
});

describe("alternatives", () => {
  const either: JsonSchema = {
    anyOf: [
      { type: "string", title: "By name" },
      { type: "object", title: "By place", properties: { y: { type: "number" } }, required: ["y"] },
      { type: "null" },
    ],
  };

  test("are chosen before the value is filled in", async () => {
    const { onSubmit } = await formOf(requiring(either));

    await type(find("[aria-label='Kind of x']"), "1");
    await type(labelled("y"), "2");
    await press("Submit");

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: { y: 2 } });
  });

  test("begin with the one that the value fits", async () => {
    await formOf(requiring(either), { x: { y: 2 } });

    expect(find<HTMLSelectElement>("[aria-label='Kind of x']").value).toBe("1");
    expect(labelled("y").value).toBe("2");
  });

  test("say what is wrong with the one that is meant", async () => {
    await formOf(requiring(either));

    await type(find("[aria-label='Kind of x']"), "1");
    await type(labelled("y"), "z");

    expect(faults()).toEqual(["Must be a number"]);
  });

  test("of types can be null", async () => {
    const { value } = await formOf(requiring({ type: ["string", "null"] }));

    await type(find("[aria-label='Kind of x']"), "1");

    expect(value.value).toEqual({ x: null });
  });
});
