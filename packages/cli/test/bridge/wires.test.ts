import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "@mcp-actors/client";
import { serveHttp, serveTcp, serveWebSocket } from "@mcp-actors/server/node";
import { describe, test } from "vitest";
import { Bridge } from "../../src/bridge/bridge.ts";
import { listenNear } from "../../src/bridge/listen-near.ts";
import { reachFarEnd } from "../../src/bridge/reach-far-end.ts";
import type { ServerTarget } from "../../src/target/server-target.ts";
import { BIN, fixture } from "../run-bin.ts";
import { crossed } from "../servers/crossed.ts";
import { cross } from "./cross.ts";

/** Somewhere, until it is disposed of. */
interface Open<Place> extends AsyncDisposable {
  readonly place: Place;
}

const QUIET = { onEvent: () => {} };
let paths = 0;

function freshPath(): string {
  paths += 1;
  return join(tmpdir(), `crossed-${process.pid}-${paths}.sock`);
}

type Serving = Promise<{ readonly url: string; readonly close: () => Promise<void> }>;

async function opened(serving: Serving): Promise<Open<string>> {
  const { url, close } = await serving;
  return { place: url, [Symbol.asyncDispose]: close };
}

/** Where the server is, by the name of its wire; undefined where each bridge starts one. */
const SERVERS: { readonly [wire: string]: () => Promise<Open<string>> | undefined } = {
  http: () => opened(serveHttp(crossed(), QUIET)),
  ws: () => opened(serveWebSocket(crossed(), QUIET)),
  tcp: () => opened(serveTcp(crossed(), QUIET)),
  unix: () => opened(serveTcp(crossed(), { ...QUIET, path: freshPath() })),
  stdio: () => undefined,
};

const LISTENING: { readonly [wire: string]: () => string } = {
  http: () => "http://127.0.0.1:0",
  ws: () => "ws://127.0.0.1:0",
  tcp: () => "tcp://127.0.0.1:0",
  unix: () => `unix:${freshPath()}`,
};

function targetOf(url: string | undefined): ServerTarget {
  if (url !== undefined) return { url, headers: {}, secrets: [] };
  const [command = "", ...args] = fixture("crossed-on-stdio");
  return { command, args };
}

/** A bridge that listens on a wire. */
async function bridging(wire: string, url: string | undefined, sse = false): Promise<Open<Target>> {
  if (wire === "stdio") {
    const [command = "", ...args] = BIN;
    const target = { command, args: [...args, "bridge", url ?? "", "--listen", "-"] };
    return { place: target, [Symbol.asyncDispose]: async () => {} };
  }
  const near = await listenNear(
    { address: LISTENING[wire]?.() ?? "", sse },
    (channel, passed) => new Bridge(channel, reachFarEnd(targetOf(url)), { passed }),
  );
  return { place: near.url ?? "", [Symbol.asyncDispose]: near.close };
}

describe.each(["legacy", "modern"])("in the %s era", (era) => {
  test.each([
    ["stdio", "http"],
    ["http", "ws"],
    ["ws", "tcp"],
    ["tcp", "unix"],
    ["unix", "stdio"],
    ["http", "http"],
  ])(
    "all that a client on %s has to do with a server on %s comes over whole",
    async (near, far) => {
      await using server = await SERVERS[far]?.();
      await using bridge = await bridging(near, server?.place);

      await cross(bridge.place, era);
    },
    20_000,
  );
});

describe("the two endpoints of 2024-11-05", () => {
  const older = (url: Target) => new URL("/sse", typeof url === "string" ? url : undefined).href;

  test("are served beside the one of Streamable HTTP", async () => {
    await using server = await opened(serveTcp(crossed(), QUIET));
    await using bridge = await bridging("http", server.place, true);

    await cross(older(bridge.place), "legacy");
    await cross(bridge.place, "modern");
  }, 20_000);

  test("are reached at a path that ends in sse", async () => {
    await using server = await opened(serveHttp(crossed(), { ...QUIET, sse: true }));
    await using bridge = await bridging("tcp", older(server.place));

    await cross(bridge.place, "legacy");
  }, 20_000);

  test("are not looked for twice where such a path is one of Streamable HTTP", async () => {
    await using server = await opened(serveHttp(crossed(), { ...QUIET, path: "/sse" }));
    await using bridge = await bridging("tcp", server.place);

    await cross(bridge.place, "modern");
  }, 20_000);
});
