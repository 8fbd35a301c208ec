// @vitest-environment happy-dom
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createCheck, type JsonSchema, type JsonValue, SchemaForm } from "../../src/index.ts";
import { find, labelled, press, show, tick, type } from "../page.ts";

/** A property of a form: its schema, a value that fits, and how a person fills it in. */
interface Filled {
  readonly schema: JsonSchema;
  readonly value: JsonValue;
  readonly fill: () => Promise<void>;
}

type Kind = (name: string) => Filled;

const typed = (schema: JsonSchema, value: JsonValue, text = JSON.stringify(value)): Kind => {
  return (name) => ({ schema, value, fill: () => type(labelled(name), text) });
};

const line = fc.string({ minLength: 1, maxLength: 12 });

const text = line.map((value) => typed({ type: "string", minLength: 1 }, value, value));
const mail = fc
  .emailAddress()
  .map((value) => typed({ type: "string", format: "email" }, value, value));
const integer = fc
  .tuple(fc.integer(), fc.nat(100))
  .map(([minimum, more]) =>
    typed({ type: "integer", minimum, maximum: minimum + 100 }, minimum + more),
  );
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((value) => typed({ type: "number" }, value + 0));
const yes = fc.constant<Kind>((name) => ({
  schema: { type: "boolean" },
  value: true,
  fill: () => tick(labelled(name)),
}));
const choice = fc
  .uniqueArray(fc.oneof(line, fc.integer(), fc.constant(null)), { minLength: 2, maxLength: 4 })
  .map((values) => typed({ enum: values }, values[1] ?? null, "1"));
const list = fc.array(fc.integer(), { maxLength: 3 }).map((value): Kind => {
  return (name) => ({
    schema: { type: "array", items: { type: "integer" } },
    value,
    fill: async () => {
      for (const [index, item] of value.entries()) {
        await press(`Add to ${name}`);
        await type(labelled(`${name} ${index + 1}`), String(item));
      }
    },
  });
});
const nullable = fc.boolean().map((isNull): Kind => {
  return (name) => ({
    schema: { anyOf: [{ type: "integer" }, { type: "null" }] },
    value: isNull ? null : 5,
    fill: async () => {
      if (isNull) await type(find(`[aria-label="Kind of ${name}"]`), "1");
      else await type(labelled(name), "5");
    },
  });
});

/** An object of properties, each of which must be there. */
function group(kinds: readonly Kind[]): Kind {
  return (name) => {
    const members = kinds.map(
      (kind, index) => [`${name}${index}`, kind(`${name}${index}`)] as const,
    );
    const fieldsOf = <Field extends keyof Filled>(field: Field) =>
      Object.fromEntries(members.map(([key, member]) => [key, member[field]]));
    return {
      schema: {
        type: "object",
        properties: fieldsOf("schema"),
        required: members.map(([key]) => key),
      },
      value: fieldsOf("value"),
      fill: async () => {
        for (const [, member] of members) await member.fill();
      },
    };
  };
}

const { kind } = fc.letrec<{ kind: Kind; group: Kind }>((tie) => ({
  kind: fc.oneof(
    { maxDepth: 2 },
    ...[text, mail, integer, number, yes, choice, list, nullable],
    tie("group"),
  ),
  group: fc.array(tie("kind"), { minLength: 1, maxLength: 3 }).map(group),
}));
const form = fc.array(kind, { minLength: 1, maxLength: 4 }).map((kinds) => group(kinds)("p"));

test("what a person fills in is what is submitted, and it fits the schema", async () => {
  let key = 0;
  await fc.assert(
    fc.asyncProperty(form, async ({ schema, value, fill }) => {
      key += 1;
      const onSubmit = vi.fn();
      await show(<SchemaForm key={key} schema={schema} onSubmit={onSubmit} />);

      await fill();
      await press("Submit");

      expect(onSubmit.mock.calls).toEqual([[value]]);
      expect(createCheck(schema)(value)).toEqual({ isValid: true, faults: [] });
    }),
    { numRuns: 60 },
  );
});

test("the defaults of a schema are submitted as they are", async () => {
  let key = 0;
  await fc.assert(
    fc.asyncProperty(form, async ({ schema, value }) => {
      key += 1;
      const onSubmit = vi.fn();
      const properties = Object.entries(value ?? {}).map(([name, preset]) => {
        const { properties: own = {} } = schema as { properties?: Record<string, object> };
        return [name, { ...own[name], default: preset }] as const;
      });
      const preset = { type: "object", properties: Object.fromEntries(properties) };
      await show(<SchemaForm key={key} schema={preset} onSubmit={onSubmit} />);

      await press("Submit");

      expect(onSubmit.mock.calls).toEqual([[value]]);
    }),
    { numRuns: 60 },
  );
});
