// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { type JsonSchema, SchemaForm } from "../../src/index.ts";
import { button, find, key, labelled, press, show, type, wordsOf } from "../page.ts";
import { faults, formOf, requiring } from "./form-of.tsx";

describe("what is wrong", () => {
  test.each<[JsonSchema, string, string]>([
    [{ type: "string", minLength: 2 }, "a", "At least 2 characters"],
    [{ type: "string", format: "email" }, "a", "Must be an e-mail address"],
    [{ type: "string", pattern: "^a" }, "b", "Must match ^a"],
    [{ type: "integer" }, "1.5", "Must be an integer"],
    [{ type: "integer", minimum: 3 }, "1", "At least 3"],
    [{ type: "number", exclusiveMaximum: 3 }, "3", "Less than 3"],
    [{ type: "number" }, "12x", "Must be a number"],
    [{ type: "number" }, "-", "Must be a number"],
    [{ type: "integer" }, "12345678901234567890", "Too large to be sent exactly"],
    [{ type: "string" }, "", "Required"],
    [{}, "{", "Not JSON yet"],
  ])(
    "%j with %j is said beside the field, and nothing is submitted",
    async (schema, typed, text) => {
      const { onSubmit } = await formOf(requiring(schema));

      await type(labelled("x"), typed);

      expect(faults()).toEqual([text]);
      expect(labelled("x").getAttribute("aria-invalid")).toBe("true");
      await press("Submit");
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  test("is not said before the person was there or tried to submit", async () => {
    await formOf({ type: "object", properties: { a: {}, b: {} }, required: ["a", "b"] });
    expect(faults()).toEqual([]);

    await type(labelled("a"), "");
    expect(faults()).toEqual(["Required"]);

    await press("Submit");
    expect(faults()).toEqual(["Required", "Required"]);
    expect(wordsOf(find(".fault-summary"))).toBe("2 things to mend");
  });

  test("is gone once it is mended", async () => {
    const { onSubmit } = await formOf(requiring({ type: "string", minLength: 2 }));

    await type(labelled("x"), "a");
    await type(labelled("x"), "ab");

    expect(faults()).toEqual([]);
    await press("Submit");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: "ab" });
  });

  test("takes the focus when somebody tries to submit", async () => {
    await formOf({ type: "object", properties: { a: {}, b: {} }, required: ["b"] });

    await press("Submit");

    expect(document.activeElement).toBe(labelled("b"));
  });

  test("is listed with its place where no field stands for it", async () => {
    const { onSubmit } = await formOf(
      { type: "object", properties: { x: {} }, additionalProperties: false },
      { strange: 1 },
    );

    await press("Submit");

    expect(wordsOf(find(".fault-summary"))).toContain("/strange");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("the value as JSON", () => {
  test("can be edited whole, and the fields show it afterwards", async () => {
    const { value } = await formOf(requiring({ type: "number" }));

    await press("JSON");
    await type(labelled("Arguments"), '{"x": 5, "more": true}');
    await press("Form");

    expect(labelled("x").value).toBe("5");
    await type(labelled("x"), "6");
    expect(value.value).toEqual({ x: 6, more: true });
  });

  test("is submitted only where it fits", async () => {
    const { onSubmit } = await formOf(requiring({ type: "number" }));

    await press("JSON");
    await type(labelled("Arguments"), '{"x": "5"}');
    await press("Submit");
    expect(onSubmit).not.toHaveBeenCalled();
    expect(wordsOf(find(".fault-summary"))).toBe("1 thing to mend/x Must be a number");

    await type(labelled("Arguments"), '{"x": 5}');
    await press("Submit");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: 5 });
  });

  test("is not lost while it cannot be read", async () => {
    await formOf(requiring({ type: "number" }));

    await press("JSON");
    await type(labelled("Arguments"), '{"x": ');

    expect(labelled("Arguments").value).toBe('{"x": ');
  });
});

describe("a form", () => {
  test("starts with the defaults", async () => {
    const { value } = await formOf({
      type: "object",
      properties: { a: { type: "integer", default: 7 }, b: { type: "string" } },
    });

    expect(value.value).toEqual({ a: 7 });
    expect(labelled("a").value).toBe("7");
  });

  test("keeps the value that it is given", async () => {
    const { value } = await formOf(requiring({ type: "integer", default: 7 }), { x: 8 });

    expect(value.value).toEqual({ x: 8 });
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "treats %s as a name like any other",
    async (name) => {
      const schema = JSON.parse(
        `{"type":"object","properties":{"${name}":{"type":"string"}},"required":["${name}"]}`,
      );
      const { onSubmit } = await formOf(schema);
      await press("Submit");
      expect(onSubmit).not.toHaveBeenCalled();

      await type(labelled(name), "harmless");
      await press("Submit");

      const submitted = onSubmit.mock.lastCall?.[0];
      expect(JSON.stringify(submitted)).toBe(`{"${name}":"harmless"}`);
      expect(Object.getPrototypeOf(submitted)).toBe(Object.prototype);
      expect({}).not.toHaveProperty("harmless");
    },
  );

  test("without arguments says so and submits an empty object", async () => {
    const { onSubmit, root } = await formOf({ type: "object" });

    expect(wordsOf(root)).toContain("No arguments");
    await press("Submit");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({});
  });

  test("is submitted from wherever it is by Ctrl and Enter", async () => {
    const { onSubmit } = await formOf(requiring({ type: "string", maxLength: 999 }));

    await type(labelled("x"), "a");
    await key(labelled("x"), "Enter", { ctrlKey: true });

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: "a" });
  });

  test("that is disabled can be filled in but not submitted", async () => {
    const onSubmit = vi.fn();
    await show(<SchemaForm schema={requiring({ type: "string" })} onSubmit={onSubmit} disabled />);

    await type(labelled("x"), "a");
    await key(labelled("x"), "Enter", { ctrlKey: true });

    expect(onSubmit).not.toHaveBeenCalled();
    expect(button("Submit").hasAttribute("disabled")).toBe(true);
  });

  test.each([
    ["a reference out of the document", { $ref: "https://elsewhere.example/s.json" }],
    ["a reference to nothing", { $ref: "#/$defs/nothing" }],
    ["a reference to itself", { $ref: "#/properties/x" }],
  ])("leaves %s to the peer to check", async (_kind, x) => {
    const { onSubmit, root } = await formOf(requiring(x));

    await type(labelled("x"), '"anything"');
    await press("Submit");

    expect(wordsOf(root)).toContain("Not checked here");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ x: "anything" });
  });

  test("offers what is suggested for what was typed", async () => {
    const suggest = vi.fn(async (_name: string, text: string) => [`${text}slo`]);
    await show(
      <SchemaForm schema={requiring({ type: "string" })} suggest={suggest} onSubmit={() => {}} />,
    );

    await type(labelled("x"), "O");
    await vi.waitFor(() => expect(find<HTMLOptionElement>("option").value).toBe("Oslo"));

    expect(suggest).toHaveBeenLastCalledWith("x", "O");
    expect(labelled("x").getAttribute("list")).toBe(find("datalist").id);
  });
});
