import { dialEventSource, httpLink } from "@mcp-actors/transport/http";
import { dialStdio, listenStdio } from "@mcp-actors/transport/stdio";
import { dialTcp, listenTcp } from "@mcp-actors/transport/tcp";
import { faultChannel } from "@mcp-actors/transport/testing";
import { dialWebSocket, listenWebSocket } from "@mcp-actors/transport/websocket";
import { expect, test } from "vitest";
import { memoryPair, windowChannel } from "../src/index.ts";

type Given = (options: object) => unknown;

const URL = "http://127.0.0.1:1/mcp";
const [channel] = memoryPair();

const ENTRIES: readonly [string, Given, good: object][] = [
  ["dialStdio", (options) => dialStdio(options as never), { command: "node" }],
  ["listenStdio", (options) => listenStdio(options), {}],
  ["dialTcp", (options) => dialTcp({ port: 1 }, options), {}],
  ["listenTcp", (options) => listenTcp({ port: 0 }, options), {}],
  ["dialWebSocket", (options) => dialWebSocket("ws://127.0.0.1:1", options), {}],
  ["listenWebSocket", (options) => listenWebSocket(options), {}],
  ["dialEventSource", (options) => dialEventSource(URL, options), {}],
  ["httpLink", (options) => httpLink(URL, options as never), { dialect: {} }],
  ["windowChannel", (options) => windowChannel({} as never, options as never), { origin: "*" }],
  ["faultChannel", (options) => faultChannel(channel, options), {}],
];

test.each(ENTRIES)("%s refuses an option that nobody reads", (name, given, good) => {
  expect(() => given({ ...good, frobnicate: 1 })).toThrow(
    new TypeError(`Unknown option frobnicate of ${name}`),
  );
});

test.each(ENTRIES)("%s refuses options that are none", (name, given) => {
  expect(() => given(3013 as never)).toThrow(
    new TypeError(`Options of ${name} must be an object, not 3013`),
  );
});

test.each<[name: string, options: object, message: string]>([
  ["dialStdio", { stdErr: "inherit" }, "Unknown option stdErr of dialStdio, did you mean stderr"],
  [
    "dialStdio",
    { stderr: "ignore" },
    'Option stderr of dialStdio must be "pipe" or "inherit" or a function, not "ignore"',
  ],
  ["dialStdio", { onSpawn: 1 }, "Option onSpawn of dialStdio must be a function, not 1"],
  [
    "dialStdio",
    { shutdown: { eofgrace: 1 } },
    "Unknown option eofgrace of shutdown, did you mean eofGrace",
  ],
  [
    "listenStdio",
    { exitGrace: "1s" },
    'Option exitGrace of listenStdio must be a number from 0 on, not "1s"',
  ],
  [
    "dialTcp",
    { maxMesageBytes: 1 },
    "Unknown option maxMesageBytes of dialTcp, did you mean maxMessageBytes",
  ],
  [
    "listenTcp",
    { onListening: "x" },
    'Option onListening of listenTcp must be a function, not "x"',
  ],
  [
    "dialWebSocket",
    { subprotocol: true },
    "Option subprotocol of dialWebSocket must be a text or false, not true",
  ],
  [
    "dialWebSocket",
    { headers: "x" },
    'Option headers of dialWebSocket must be a plain object whose values are texts, not "x"',
  ],
  [
    "listenWebSocket",
    { allowedHosts: "x" },
    'Option allowedHosts of listenWebSocket must be a list of texts, not "x"',
  ],
  [
    "dialEventSource",
    { fetch: URL },
    `Option fetch of dialEventSource must be a function, not "${URL}"`,
  ],
  ["httpLink", { mirror: {} }, "Option mirror of httpLink must be a function, not of type object"],
])("%s given %j says what it may be", (name, options, message) => {
  const [, given, good] = ENTRIES.find(([entry]) => entry === name) ?? [];

  expect(() => given?.({ ...good, ...options })).toThrow(new TypeError(message));
});
