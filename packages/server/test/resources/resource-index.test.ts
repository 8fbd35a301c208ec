import { expect, test } from "vitest";
import { type AnyResource, resource } from "../../src/index.ts";
import { ResourceIndex } from "../../src/resources/resource-index.ts";

const read = () => "";
const index = new ResourceIndex({
  "file:///a": resource({ read }),
  "file:///Załączniki/raport.pdf": resource({ read }),
  "file:///{name}": resource<"file:///{name}">({ read }),
  "notes://{id}": resource<"notes://{id}">({ read }),
  "notes://{+path}": resource<"notes://{+path}">({ read }),
});

test.each([
  ["file:///a", "file:///a", undefined],
  ["file:///%61", "file:///a", undefined],
  ["file:///b", "file:///{name}", { name: "b" }],
  ["file:///Załączniki/raport.pdf", "file:///Załączniki/raport.pdf", undefined],
  ["file:///Za%C5%82%c4%85czniki/raport.pdf", "file:///Załączniki/raport.pdf", undefined],
  ["notes://1", "notes://{id}", { id: "1" }],
  ["notes://1/2", "notes://{+path}", { path: "1/2" }],
  ["file:///b/c", undefined, undefined],
  ["FILE:///a", undefined, undefined],
  ["", undefined, undefined],
])("%s is found under %s (case 99)", (uri, key, variables) => {
  const found = index.find(uri);

  expect(found?.compiled.wire.name).toBe(key);
  expect(found?.variables).toEqual(variables);
});

test("shows URIs as they are written on the wire, and names after their keys", () => {
  expect([...index.fixed.values()].map(({ wire }) => wire)).toEqual([
    { uri: "file:///a", name: "file:///a" },
    {
      uri: "file:///Za%C5%82%C4%85czniki/raport.pdf",
      name: "file:///Załączniki/raport.pdf",
    },
  ]);
});

const UNNAMED = "must be named by a URI or a URI template";

test.each<[string, Partial<AnyResource>, string]>([
  ["a", {}, `Resource "a" ${UNNAMED}`],
  ["/a", {}, `Resource "/a" ${UNNAMED}`],
  ["x:%ZZ", {}, `Resource "x:%ZZ" ${UNNAMED}`],
  ["a/{b}", {}, `Resource "a/{b}" ${UNNAMED}`],
  ["x:{b", {}, 'URI template "x:{b" has a brace that is never closed'],
  ["x:a", { ttlMs: -1 }, 'ttlMs of resource "x:a" must be a whole number of ms, not -1'],
  ["x:{a}", { ttlMs: 0.5 }, 'ttlMs of resource "x:{a}" must be a whole number of ms, not 0.5'],
  [
    "x:{a}",
    { complete: { b: () => [] } },
    'Completer "b" of resource "x:{a}" completes nothing that is there',
  ],
  [
    "x:a",
    { icons: [{ src: "http://example.com/i.png" }] },
    'Icon of resource "x:a" must be an https: or data: URI, not "http://example.com/i.png"',
  ],
])("refuses %s with %j", (key, parts, message) => {
  expect(() => new ResourceIndex({ [key]: { read, ...parts } })).toThrow(new TypeError(message));
});

test("refuses two ways to write one URI", () => {
  const resources = { "x:ü": resource({ read }), "x:%C3%BC": resource({ read }) };

  expect(() => new ResourceIndex(resources)).toThrow('Resource "x:%C3%BC" is there twice');
});
