import { expect, test } from "vitest";
import { messageOf, ProtocolError } from "../src/index.ts";

const { proxy, revoke } = Proxy.revocable(new Error("gone"), {});
revoke();

test.each<[what: string, thrown: unknown, message: string]>([
  ["an error", new TypeError("No"), "No"],
  ["an error of ours", new ProtocolError(1, "No"), "No"],
  ["an error with nothing to say", new Error(), ""],
  ["text", "No", "No"],
  ["undefined", undefined, "undefined"],
  ["null", null, "null"],
  ["a symbol", Symbol("No"), "Symbol(No)"],
  ["an object without a prototype", Object.create(null), "Error without a message"],
  [
    "an object that cannot be text",
    {
      toString() {
        throw new Error("no text");
      },
    },
    "Error without a message",
  ],
  [
    "an error whose message is none",
    Object.assign(new Error(), { message: 1n }),
    "Error without a message",
  ],
  ["a proxy that was revoked", proxy, "Error without a message"],
])("gives the message of %s", (_what, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
