import { expect, test } from "vitest";
import { farName } from "../../../page/src/store/far-name.ts";
import type { WireView } from "../../../src/index.ts";

const wire: WireView = {
  key: "p/1",
  peer: "p.1",
  channel: "http",
  openedAt: 0,
  sent: 1,
  received: 1,
  sentSize: 0,
  receivedSize: 0,
};
const said = { name: "desk", version: "2.1.0" };

test.each<[string, Partial<WireView>, string]>([
  ["as it calls itself", { said, principal: "anonymous", address: "127.0.0.1" }, "desk 2.1.0"],
  ["as it calls itself, without a version", { said: { name: "desk" } }, "desk"],
  ["with who it proved to be", { said, principal: "ada" }, "desk 2.1.0 (ada)"],
  ["by who it proved to be", { principal: "ada", address: "127.0.0.1" }, "ada"],
  ["by its session", { session: "a1b2… [redacted · 28 chars]" }, "session a1b2…"],
  ["as one of many without a session", { principal: "anybody" }, "stateless HTTP client"],
  ["by its address", { channel: "tcp", principal: "anonymous", address: "tcp://h:1" }, "tcp://h:1"],
  ["by its role, where nothing is known", { channel: "memory", principal: "local" }, "client"],
])("a client is named %s", (_how, known, name) => {
  expect(farName({ ...wire, ...known }, "client")).toBe(name);
});
