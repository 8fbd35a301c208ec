import { expect, test } from "vitest";
import { schemaOfTemplate } from "../../src/index.ts";

test.each([
  ["notes://{id}", ["id"], ["id"]],
  [
    "{scheme}://{+path}{?query,page}{#part}",
    ["scheme", "path", "query", "page", "part"],
    ["scheme", "path", "part"],
  ],
  ["a://{/list*}{name:3}", ["list", "name"], ["list", "name"]],
  ["a://fixed", [], []],
])("the variables of %s are %j, of which %j must be given", (template, names, required) => {
  const schema = schemaOfTemplate(template) as { properties: object; required: string[] };

  expect(Object.keys(schema.properties)).toEqual(names);
  expect(schema.required).toEqual(required);
});
