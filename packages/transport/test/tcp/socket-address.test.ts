import { parseSocketAddress, socketUrl } from "@mcp-actors/transport/tcp";
import { expect, test } from "vitest";

test.each([
  ["tcp://localhost:3003", { host: "localhost", port: 3003 }],
  ["tcp://[::1]:80", { host: "::1", port: 80 }],
  ["unix:/tmp/a.sock", { path: "/tmp/a.sock" }],
  ["unix:/tmp/a%20b%25.sock", { path: "/tmp/a b%.sock" }],
])("%s is an address, and is written so", (text, address) => {
  expect(parseSocketAddress(text)).toEqual(address);
  expect(parseSocketAddress(new URL(text))).toEqual(address);
  expect(socketUrl(address)).toBe(text);
});

test.each([
  ["unix:///tmp/a.sock", { path: "/tmp/a.sock" }],
  ["unix:./a.sock", { path: "./a.sock" }],
  ["unix:/tmp/a b.sock", { path: "/tmp/a b.sock" }],
])("%s is read as well", (text, address) => {
  expect(parseSocketAddress(text)).toEqual(address);
});

test.each([
  "tcp://localhost",
  "tcp://:80",
  "http://h:1",
  "unix:",
  "unix://tmp/a",
  "3003",
  "unix:/%",
])("%s is none", (text) => {
  expect(() => parseSocketAddress(text)).toThrow(TypeError);
});

test("a port alone is one of this machine", () => {
  expect(socketUrl({ port: 1 })).toBe("tcp://127.0.0.1:1");
});
