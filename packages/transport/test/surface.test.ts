import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as root from "@mcp-actors/transport";
import * as http from "@mcp-actors/transport/http";
import * as stdio from "@mcp-actors/transport/stdio";
import * as tcp from "@mcp-actors/transport/tcp";
import * as testing from "@mcp-actors/transport/testing";
import * as websocket from "@mcp-actors/transport/websocket";
import { describe, expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** Files outside a Node subpath that only such a subpath imports. */
const NODE_ONLY =
  /^(stdio|tcp)\/|^framing\/(stream-channel|close-streams|line-writer)\.ts$|^http\/(node-http-client|node-transfer|connection|connection-pools?|interim-heads|socket-opener|undici-client\.d)\.ts$|^websocket\/(node-socket|open-node-socket|ping-watch|listen-websocket|upgrades|upgrade-door|refusal|headers-of)\.ts$/;

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => ({
    name: relative(SOURCES, join(SOURCES, name)).replaceAll("\\", "/"),
    text: readFileSync(join(SOURCES, name), "utf8"),
  }));

describe("public surface", () => {
  test.each([
    [
      "the root",
      root,
      [
        "DEFAULT_MAX_MESSAGE_BYTES",
        "IdTable",
        "LOCAL",
        "LineSplitter",
        "OriginGuard",
        "TransportError",
        "aBoolean",
        "aClock",
        "aFunction",
        "aText",
        "aTextOrFalse",
        "aWord",
        "aWordOrFunction",
        "anAmount",
        "anObject",
        "anObserver",
        "asidesOf",
        "checkCount",
        "checkKeys",
        "checkNumber",
        "checkTime",
        "checkWord",
        "closedByPeer",
        "encodeMessage",
        "exchangeStream",
        "functions",
        "isLoopbackAddress",
        "isThenable",
        "listenFailure",
        "memoryPair",
        "multiplex",
        "namedTexts",
        "nearest",
        "nextTurn",
        "objectWith",
        "oneConsumer",
        "optionsOf",
        "portChannel",
        "requestTarget",
        "splitLines",
        "texts",
        "textsOrAny",
        "toWords",
        "unfailing",
        "windowChannel",
      ],
    ],
    [
      "stdio",
      stdio,
      [
        "LISTEN_STDIO_KEYS",
        "dialStdio",
        "listenStdio",
        "safeEnvironment",
        "safeVariables",
        "streamChannel",
        "watchParent",
      ],
    ],
    ["http", http, ["EventStream", "RetriedExchange", "dialEventSource", "httpLink"]],
    ["tcp", tcp, ["LISTEN_TCP_KEYS", "dialTcp", "listenTcp", "parseSocketAddress", "socketUrl"]],
    ["websocket", websocket, ["LISTEN_WEBSOCKET_KEYS", "dialWebSocket", "listenWebSocket"]],
    ["testing", testing, ["channelPromises", "faultChannel"]],
  ])("of %s is pinned", (_name, entry, names) => {
    expect(Object.keys(entry).sort()).toEqual(names);
  });
});

describe("sources", () => {
  test("are found", () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  test("import nothing of Node outside its subpaths", () => {
    const offenders = sources.filter(
      ({ name, text }) =>
        !NODE_ONLY.test(name) && /from "(node:|undici)|(?<!-)\bprocess\.\w|\bBuffer\b/.test(text),
    );

    expect(offenders.map(({ name }) => name)).toEqual([]);
  });

  test("reach what is for Node alone only from there", () => {
    const offenders = sources.filter(
      ({ name, text }) =>
        !NODE_ONLY.test(name) &&
        /from "[^"]*(stdio\/|\/stream-channel\.|\/close-streams\.|\/line-writer\.)[^"]*"/.test(
          text,
        ),
    );

    expect(offenders.map(({ name }) => name)).toEqual([]);
  });

  test("name no method of a protocol", () => {
    const named =
      /["'`](initialize|ping|(tools|resources|prompts|sampling|elicitation|roots|logging|completion|notifications|tasks|server|subscriptions)\/)/;
    const offenders = sources.filter(({ text }) => named.test(text));

    expect(offenders.map(({ name }) => name)).toEqual([]);
  });
});
