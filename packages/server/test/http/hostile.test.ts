import { once } from "node:events";
import { createConnection } from "node:net";
import { describe, expect, test } from "vitest";
import { memorySessionStore } from "../../src/http/memory-session-store.ts";
import type { SessionStore } from "../../src/http/session-store.ts";
import { startFetch, startNode } from "./hosts.ts";
import { ask, modernParts, RawSession, send } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

const { definition } = workshop();
const LIST = modernParts("tools/list");
const BODY = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: LIST.params });
const USUAL = ["Content-Type: application/json", "Accept: application/json, text/event-stream"];

/** What a server says to text that is sent as it is, until it falls silent or closes. */
async function say(url: string, lines: readonly string[], body = ""): Promise<string> {
  const { port, host } = new URL(url);
  const socket = createConnection(Number(port), "127.0.0.1");
  let said = "";
  const answered = new Promise<void>((resolve) => {
    socket.on("data", (piece: Buffer) => {
      said += piece.toString();
      if (said.includes("\r\n\r\n")) resolve();
    });
    socket.on("close", () => resolve());
    socket.on("error", () => resolve());
  });
  socket.write([...lines, `Host: ${host}`, ...USUAL, "", body].join("\r\n"));
  await answered;
  socket.destroy();
  await once(socket, "close");
  return said.split("\r\n", 1)[0] ?? "";
}

const withLength = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;

describe("a request that two readers would read differently", () => {
  test.each([
    ["two hosts", ["Host: 127.0.0.1"], /403/],
    ["another host", ["Host: evil.example"], /403/],
    ["two lengths", ["Content-Length: 3"], /400/],
    ["a length and chunks", ["Transfer-Encoding: chunked"], /400/],
    ["a folded header", ["Mcp-Method: tools/list\r\n folded"], /400/],
    ["two types", ["Content-Type: text/plain"], /415/],
    ["a host behind a name", ["Host: localhost:80@evil.example"], /403/],
  ])("because of %s is refused", async (_name, lines, status) => {
    await using own = await startNode(definition);
    expect(await say(own.url, ["POST /mcp HTTP/1.1", ...lines, withLength(BODY)], BODY)).toMatch(
      status,
    );
  });

  test("because of two proofs of who asks proves nothing", async () => {
    await using own = await startNode(definition, {
      authenticate: (headers) => (headers.get("authorization") === "Bearer a" ? "ada" : undefined),
    });
    const lines = ["POST /mcp HTTP/1.1", "Authorization: Bearer a", "Authorization: Bearer b"];
    expect(await say(own.url, [...lines, withLength(BODY)], BODY)).toMatch(/401/);
  });

  test.each<[string, RegExp]>([
    ["/mcp/", /404/],
    ["//mcp", /404/],
    ["/%6dcp", /404/],
    ["/a/../mcp", /404/],
    ["/mcp#x", /404/],
    ["*", /404/],
    ["http://127.0.0.1/a/../mcp", /404/],
    ["http://evil.example/mcp", /403/],
    ["http://127.0.0.1:80@evil.example/mcp", /403/],
  ])("at %s is at another path, or at nobody's", async (path, status) => {
    await using own = await startNode(definition);
    const lines = [`POST ${path} HTTP/1.1`, withLength(BODY)];
    expect(await say(own.url, lines, BODY)).toMatch(status);
  });
});

test("a body of which nothing comes is waited for as long as one that is slow", async () => {
  await using own = await startNode(definition, { bodyTimeout: 20 });
  expect(await say(own.url, ["POST /mcp HTTP/1.1", "Content-Length: 10"])).toMatch(/408/);
});

describe.each([
  ["node:http", startNode],
  ["fetch", startFetch],
])("who asks, through %s", (_name, start) => {
  test.each<[string, () => unknown, number]>([
    ["nobody", () => undefined, 401],
    ["null", () => null, 401],
    ["a number", () => 5, 401],
    ["nobody's name", () => "", 401],
    ["an object without a challenge", () => ({}), 401],
    ["a status that is none", () => ({ status: 99, challenge: "x" }), 500],
    ["a challenge that no header may be", () => ({ challenge: "a\r\nb: c" }), 500],
    [
      "a throw",
      () => {
        throw new Error("No database");
      },
      500,
    ],
    ["a rejection", () => Promise.reject(new Error("No database")), 500],
  ])("is nobody where authenticate gives %s", async (_kind, authenticate, status) => {
    const failures: unknown[] = [];
    await using own = await start(definition, {
      authenticate: authenticate as () => string,
      onEvent: (event) => failures.push(event),
    });
    const reply = await ask(own.url, "tools/list");
    expect(reply.status).toBe(status);
    expect(await reply.text()).not.toContain("database");
    expect(failures).toHaveLength(status === 500 ? 1 : 0);
  });

  test("may leave while authenticate makes up its mind", async () => {
    let asked: () => void = () => {};
    const begun = new Promise<void>((resolve) => {
      asked = resolve;
    });
    await using own = await start(definition, {
      authenticate: () => {
        asked();
        return new Promise(() => {});
      },
    });
    const leaving = ask(own.url, "tools/list").catch(() => {});
    await begun;
    await own.close();
    await leaving;
    expect(own.server.counts).toMatchObject({ connections: 0, requests: 0, streams: 0 });
  });
});

test.each([
  ["gzip", "gzip"],
  ["br", "br"],
  ["a list", "identity, gzip"],
])("a body in %s is refused, and said to be", async (_name, encoding) => {
  await using own = await startNode(definition);
  const reply = await ask(own.url, "tools/list", { headers: { "Content-Encoding": encoding } });
  expect(reply.status).toBe(415);
  expect(await reply.text()).toContain(`not ${encoding}`);
});

test("what a tool says cannot end its event", async () => {
  const nasty = "a\r\n\r\ndata: b\u2028id: 9\n\n: c\r";
  await using own = await startNode(definition);
  const headers = { ...modernParts("tools/call", { name: "echo" }).headers };
  const reply = await ask(own.url, "tools/call", {
    headers,
    params: { name: "echo", arguments: { text: nasty } },
  });
  expect(await reply.text()).not.toMatch(/[\r\n\u2028]data/);
});

test.each(["HEAD", "PUT", "TRACE", "PATCH", "OPTIONS"])("%s is no method here", async (method) => {
  await using own = await startNode(definition);
  const reply = await send(own.url, { method });
  expect(reply.status).toBe(405);
  expect(reply.headers.allow).toBe("POST");
});

test("a session at rest is its owner's, whoever else asks for it at the same moment", async () => {
  const inner = memorySessionStore();
  let isResting = false;
  let asked = 0;
  let awaited = 0;
  const store: SessionStore = {
    async save(id, record, timeout) {
      await inner.save(id, record, timeout);
      isResting = true;
    },
    // Everybody asks before anybody hears.
    async take(id) {
      isResting = false;
      await until(() => asked >= awaited);
      return inner.take(id);
    },
  };
  await using own = await startNode(definition, {
    sessions: { store, restAfter: 1 },
    authenticate(headers) {
      asked += 1;
      return headers.get("authorization") ?? undefined;
    },
  });
  const session = await RawSession.open(own.url, { headers: { Authorization: "ada" } });
  await until(() => isResting);
  awaited = asked + 4;
  const stranger = new RawSession(
    own.url,
    { ...session.headers, Authorization: "bob" },
    session.opened,
  );
  const ping = (who: RawSession) => who.request("ping");
  const replies = await Promise.all([ping(stranger), ping(session), ping(stranger), ping(session)]);
  expect(replies.map(({ status }) => status)).toEqual([404, 200, 404, 200]);
});
