import { decodeMessage, frozenCopy, type JsonRpcMessage } from "@mcp-actors/protocol";
import { encodeMessage } from "@mcp-actors/transport";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { MessageReader } from "../../src/framing/message-reader.ts";
import { MessageWriter } from "../../src/framing/message-writer.ts";

const WHO = frozenCopy({
  version: "2026-07-28",
  client: { name: "a", can: [], on: true, no: null },
});
const SERVER = frozenCopy({ server: { name: "b" } });

function request(id: number, params: object = { text: `${id}` }): JsonRpcMessage {
  return { jsonrpc: "2.0", id, method: "say", params: { ...params, _meta: { ...WHO, token: id } } };
}

function result(id: number, body: object = { text: `${id}` }): JsonRpcMessage {
  return { jsonrpc: "2.0", id, result: { ...body, _meta: SERVER } };
}

const kinds = [
  ["requests", request],
  ["results", result],
] as const;

function readAll(texts: readonly string[], limits = {}) {
  const reader = new MessageReader(limits);
  return texts.map((text) => reader.read(text));
}

describe.each(kinds)("%s that say the same of themselves", (_kind, make) => {
  const texts = [1, 2, 3].map((id) => encodeMessage(make(id)));

  test("are parsed only for what they do not repeat", () => {
    const reader = new MessageReader({});
    for (const text of texts) reader.read(text);
    const parse = vi.spyOn(JSON, "parse");

    const read = reader.read(encodeMessage(make(12)));

    expect(parse.mock.calls).toEqual([['{"text":"12"}']]);
    parse.mockRestore();
    expect(read).toEqual(decodeMessage(encodeMessage(make(12))));
  });

  test("are written as they would be alone, and only what they do not repeat", () => {
    const writer = new MessageWriter();
    for (const id of [1, 2, 3]) writer.write(make(id));
    const stringify = vi.spyOn(JSON, "stringify");

    const text = writer.write(make(12));

    expect(stringify.mock.results).toMatchObject([{ value: '{"text":"12"}' }]);
    stringify.mockRestore();
    expect(text).toBe(encodeMessage(make(12)));
  });

  test.each([
    ["nothing else", make(4, {})],
    ["a _meta inside", make(4, { in: { _meta: 1 } })],
    ["the same text inside", make(4, { in: encodeMessage(make(4)) })],
  ])("may hold %s", (_name, message) => {
    const writer = new MessageWriter();
    const written = [make(1), make(2), message].map((each) => writer.write(each));

    expect(written).toEqual([...texts.slice(0, 2), encodeMessage(message)]);
    expect(readAll([...texts, encodeMessage(message)]).at(-1)).toStrictEqual(
      decodeMessage(encodeMessage(message)),
    );
  });

  test.each([
    ["a brace too few", (text: string) => text.slice(0, -1)],
    ["a brace too many", (text: string) => `${text}}`],
    ["another end", (text: string) => `${text.slice(0, -1)}]`],
    ["another _meta", (text: string) => text.replace('"name":', '"nick":')],
    ["another name", (text: string) => text.replace(/"say"|"result"/, '"other"')],
    ["another name as long", (text: string) => text.replace("say", "see").replace("sult", "tort")],
    ["a body that ends before", (text: string) => text.replace(',"_meta"', '},"_meta"')],
    ["a body that is not open", (text: string) => text.replace('{"text":"3"', '"3"')],
    ["a body with nothing before the comma", (text: string) => text.replace('"text":"3"', "")],
    ["a text that does not end", (text: string) => text.replace('"3"', '"3')],
    ["its _meta twice", (text: string) => text.replace('"text"', '"_meta":{},"text"')],
    ["an id that is a text", (text: string) => text.replace('"id":3', '"id":"3"')],
    ["an id with a leading zero", (text: string) => text.replace('"id":3', '"id":03')],
    ["an id that is no whole number", (text: string) => text.replace('"id":3', '"id":3.5')],
    ["no id", (text: string) => text.replace('"id":3,', "")],
    ["a blank", (text: string) => text.replace(':"3"', ': "3"')],
    ["more beside its body", (text: string) => text.replace('"jsonrpc"', '"a":1,"jsonrpc"')],
  ])("are told from one with %s", (_name, change) => {
    const all = [...texts, change(texts[2] ?? ""), ...texts];

    expect(readAll(all)).toStrictEqual(all.map((text) => decodeMessage(text)));
  });

  test("nest no deeper than they may", () => {
    const deep = [1, 2, 3].map((id) => encodeMessage(make(id, { a: [[[[[[[[[[1]]]]]]]]]] })));

    expect(readAll(deep, { maxDepth: 9 })).toEqual(
      deep.map((text) => decodeMessage(text, { maxDepth: 9 })),
    );
  });
});

class Said {
  readonly text = "4";
  readonly _meta = { ...WHO, token: 4 };

  toJSON() {
    return { said: "otherwise" };
  }
}

const asked = { ...WHO, token: 4 };

test.each<[string, object]>([
  ["another method", { method: "see", params: { text: "4", _meta: asked } }],
  ["another _meta", { method: "say", params: { text: "4", _meta: { ...asked, version: "1" } } }],
  ["a field of _meta more", { method: "say", params: { text: "4", _meta: { ...asked, more: 1 } } }],
  ["a field of _meta less", { method: "say", params: { text: "4", _meta: WHO } }],
  ["a fraction for the number", { method: "say", params: { _meta: { ...asked, token: 0.5 } } }],
  ["no _meta", { method: "say", params: { text: "4" } }],
  ["no params", { method: "say" }],
  ["params that write themselves", { method: "say", params: new Said() }],
  ["an id that is a text", { id: "4", method: "say", params: { text: "4", _meta: asked } }],
  ["more beside its params", { more: 1, method: "say", params: { text: "4", _meta: asked } }],
  ["a result", { result: { text: "4", _meta: asked } }],
])("a request is told from one with %s when it is written", (_name, fields) => {
  const other = Object.assign(request(4), { method: undefined, params: undefined }, fields);
  const message = JSON.parse(JSON.stringify(other)) as JsonRpcMessage;
  // What is shared and frozen stays so, for only that is remembered.
  const given = Object.assign(message, "params" in fields ? { params: fields.params } : {});
  const messages = [request(1), request(2), given, request(5)];
  const writer = new MessageWriter();

  expect(messages.map((each) => writer.write(each))).toEqual(messages.map(encodeMessage));
});

test("what was read cannot be changed for those after it", () => {
  const [, , third] = readAll([1, 2, 3].map((id) => encodeMessage(request(id))));
  const read = third?.kind === "request" ? third.message.params?._meta : undefined;

  expect(read).toEqual({ ...WHO, token: 3 });
  expect(Object.isFrozen(read)).toBe(false);
  expect(() => Object.assign(read?.["client"] ?? {}, { name: "c" })).toThrow(TypeError);
});

test.each([
  ["can be changed", { who: { name: "a" } }],
  ["writes itself", { who: Object.freeze({ toJSON: () => "a" }) }],
  ["is left out", { who: undefined, token: 1 }],
])("a _meta of which something %s is written whole each time", (_name, _meta) => {
  const writer = new MessageWriter();
  const messages = [1, 2, 3].map((id): JsonRpcMessage => {
    return { jsonrpc: "2.0", id, method: "say", params: { id, _meta } };
  });

  expect(messages.map((message) => writer.write(message))).toEqual(messages.map(encodeMessage));
});

test("a request that cannot be written throws, whatever it repeats", () => {
  const writer = new MessageWriter();
  for (const id of [1, 2, 3]) writer.write(request(id));

  expect(() => writer.write(request(4, { value: 1n }))).toThrow(/Params of say cannot be written/);
});

test("whatever is said among them is read and written as it would be alone", () => {
  const body = fc.dictionary(fc.constantFrom("a", "_meta", "toJSON"), fc.jsonValue());
  const message = fc
    .tuple(fc.constantFrom(request, result), fc.nat(9), body)
    .map(([make, id, fields]) => make(id, fields));
  fc.assert(
    fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
      const [writer, alone] = [new MessageWriter(), messages.map(encodeMessage)];

      // Its `_meta` may be written behind the rest.
      expect(messages.map((each) => JSON.parse(writer.write(each)))).toStrictEqual(
        alone.map((text) => JSON.parse(text)),
      );
      expect(readAll(alone)).toStrictEqual(alone.map((text) => decodeMessage(text)));
    }),
  );
});
