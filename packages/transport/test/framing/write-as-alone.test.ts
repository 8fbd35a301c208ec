import type { JsonRpcMessage } from "@mcp-actors/protocol";
import { encodeMessage } from "@mcp-actors/transport";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MessageWriter } from "../../src/framing/message-writer.ts";
import { messageOf, oddMessages } from "./odd-messages.ts";
import { hidden, World } from "./odd-values.ts";

/** The text of a message, or what is thrown instead. */
function outcome(message: JsonRpcMessage, write: (message: JsonRpcMessage) => string): unknown {
  try {
    return write(message);
  } catch (error) {
    return String(error);
  }
}

test("whatever is sent is written as it would be alone, whatever becomes of what was sent", () => {
  fc.assert(
    fc.property(oddMessages, ([voice, steps]) => {
      const writer = new MessageWriter();
      // What changes as it is looked at does so in a world for each.
      const [world, alone] = [new World(), new World()];
      for (const step of steps) {
        const [message, other] = [messageOf(world, voice, step), messageOf(alone, voice, step)];
        const written = outcome(message, (each) => writer.write(each));

        expect(written).toBe(outcome(other, encodeMessage));
      }
    }),
    { numRuns: 3000 },
  );
});

const request = (params: unknown, id = 1) => ({ jsonrpc: "2.0", id, method: "say", params });
const notification = (params: unknown) => ({ jsonrpc: "2.0", method: "say", params });
const circle: { self?: unknown } = {};
circle.self = circle;
Object.freeze(circle);
let time = 0;
const clock = Object.freeze({
  get time() {
    time += 1;
    return time % 2;
  },
});

test.each<[string, readonly unknown[]]>([
  ["_meta is null", [1, 2, 3].map((id) => request({ a: 1, _meta: null }, id))],
  ["_meta is a list", [1, 2, 3].map((id) => request({ a: 1, _meta: [1] }, id))],
  ["_meta is not last", [1, 2, 3].map((id) => request({ _meta: { a: 1 }, a: 1 }, id))],
  ["_meta is not seen", [request(Object.defineProperty({}, "_meta", { value: { circle } }))]],
  ["_meta is all there is", [1, 2, 3].map((id) => request({ _meta: { a: 1 } }, id))],
  ["params are null", [1, 2, 3].map(() => notification(null))],
  [
    "params say how they are written",
    [...[1, 2].map((a) => notification({ a })), notification(hidden({ a: 3 }, () => "hidden"))],
  ],
  [
    "fields are in another order",
    [
      ...[1, 2].map((a) => notification({ a })),
      { method: "say", params: { a: 3 }, jsonrpc: "2.0" },
      ...[1, 2].map((id) => request({ a: 1, _meta: {} }, id)),
      { id: 3, jsonrpc: "2.0", method: "say", params: { a: 1, _meta: {} } },
    ],
  ],
  [
    "a list in _meta says how it is written",
    [1, 2].map((id) => {
      const list = Object.freeze(Object.defineProperty([id], "toJSON", { value: () => id }));
      return request({ a: 1, _meta: { list } }, id);
    }),
  ],
  [
    "a result holds a circle that is frozen",
    [{ jsonrpc: "2.0", id: 1, result: { a: 1, _meta: { circle } } }],
  ],
  [
    "a result that was written goes to params without a method",
    [
      ...[1, 2].map((id) => ({ jsonrpc: "2.0", id, result: { a: 1, _meta: {} } })),
      { jsonrpc: "2.0", id: 3, method: undefined, params: { a: 1, _meta: {} } },
    ],
  ],
])("messages are written as they would be alone where %s", (_name, messages) => {
  const writer = new MessageWriter();

  for (const message of messages as readonly JsonRpcMessage[]) {
    expect(outcome(message, (each) => writer.write(each))).toBe(outcome(message, encodeMessage));
  }
});

test("what a getter says is never taken for what it will say, frozen or not", () => {
  const writer = new MessageWriter();
  const texts = [1, 2, 3, 4].map((id) =>
    writer.write(request({ a: 1, _meta: { clock } }, id) as JsonRpcMessage),
  );

  expect(texts.map((text) => JSON.parse(text).params._meta.clock.time)).toEqual([1, 0, 1, 0]);
});

test("a _meta that changes after it was sent is written as it is now", () => {
  const writer = new MessageWriter();
  const meta = { a: "" };
  const texts = [1, 2, 3, 4].map((id) => {
    meta.a = `${id}`;
    return writer.write(request({ b: 1, _meta: meta }, id) as JsonRpcMessage);
  });

  expect(texts.map((text) => JSON.parse(text).params._meta.a)).toEqual(["1", "2", "3", "4"]);
});
