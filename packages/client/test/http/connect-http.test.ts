import { describe, expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { FarHttp, give, type Heard } from "./far-http.ts";

const refuseDiscovery = (refuse: (heard: Heard) => void) => (heard: Heard) => {
  if (heard.method !== "server/discover") return false;
  refuse(heard);
  return true;
};

describe("connecting to a URL", () => {
  test("of a server without sessions takes one request", async () => {
    await using far = await FarHttp.open("modern");
    await using client = await connect(far.url);
    expect(client.server).toMatchObject({ revision: "2026-07-28", info: { name: "far" } });
    expect(far.methods).toEqual(["server/discover"]);
    expect(far.heard[0]?.headers).toMatchObject({
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "server/discover",
    });
  });

  test.each<[string, (heard: Heard) => void]>([
    ["404 and -32601", (heard) => heard.fail(404, { code: -32_601, message: "Unknown" })],
    ["200 and -32601", (heard) => heard.fail(200, { code: -32_601, message: "Unknown" })],
    [
      "400 and -32000 without id",
      (heard) =>
        heard.status(
          400,
          '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Bad Request: Server not initialized"}}',
          { "mcp-session-id": "wrong" },
        ),
    ],
    ["400 and -32602", (heard) => heard.fail(400, { code: -32_602, message: "Bad" })],
    ["405 and a text", (heard) => heard.status(405, "Method not allowed")],
    ["404 and a page", (heard) => heard.status(404, "<h1>404</h1>")],
    ["415", (heard) => heard.status(415)],
    ["500", (heard) => heard.status(500)],
    ["202", (heard) => heard.status(202)],
    ["a result of another kind", (heard) => heard.answer({ ok: true })],
    [
      "revisions of 2025 alone (case 49)",
      (heard) =>
        heard.fail(400, {
          code: -32_022,
          message: "No",
          data: { supported: ["2025-11-25"], requested: "2026-07-28" },
        }),
    ],
    [
      "a discovery of 2025 alone (case 49)",
      (heard) => heard.answer({ supportedVersions: ["2025-11-25"], capabilities: {} }),
    ],
  ])("initializes where the discovery is answered %s (cases 45, 72)", async (_name, refuse) => {
    await using far = await FarHttp.open("legacy", refuseDiscovery(refuse));
    await using client = await connect(far.url);
    expect(client.server.revision).toBe("2025-11-25");
    await far.asked("notifications/initialized");
    expect(far.methods.slice(0, 3)).toEqual([
      "server/discover",
      "initialize",
      "notifications/initialized",
    ]);
    expect(far.of("initialize")[0]?.headers).not.toHaveProperty("mcp-session-id");
  });

  test("says every time which revision the server chose (case 51)", async () => {
    await using far = await FarHttp.open("legacy", (heard) => {
      if (heard.method !== "initialize") return false;
      heard.answer({ protocolVersion: "2025-03-26", capabilities: {}, serverInfo: {} });
      return true;
    });
    const client = await connect(far.url, { era: "legacy" });
    await client.ping().catch(() => {});
    await far.asked("GET");
    await client.close();
    const versions = far.heard.slice(1).map(({ headers }) => headers["mcp-protocol-version"]);
    expect(new Set(versions)).toEqual(new Set(["2025-03-26"]));
    expect(far.heard[0]?.headers).not.toHaveProperty("mcp-protocol-version");
  });

  test.each([
    [401, "it wants to know who asks"],
    [403, "it does not let this caller in"],
    [503, "Service Unavailable"],
  ])("is refused with the status %i, and tries nothing else (case 47)", async (status, told) => {
    await using far = await FarHttp.open("legacy", (heard) => {
      heard.status(status);
      return true;
    });
    await expect(connect(far.url)).rejects.toThrow(told);
    expect(far.methods).toEqual(["server/discover"]);
  });

  test("refuses a call whose sender is no longer let in, for it was not begun", async () => {
    let isLetIn = true;
    await using far = await FarHttp.open("modern", (heard) => {
      if (!isLetIn) heard.status(401);
      return !isLetIn;
    });
    await using client = await connect(far.url);
    isLetIn = false;
    await expect(client.callTool("any", {})).rejects.toMatchObject({
      outcome: "refused",
      cause: { code: "rejected", status: 401 },
    });
  });

  test("repeats the discovery once it knows who asks (case 47)", async () => {
    await using far = await FarHttp.open("modern", (heard) => {
      if (heard.headers.authorization === "Bearer right") return false;
      heard.status(401, "", { "www-authenticate": "Bearer" });
      return true;
    });
    await using client = await connect(far.url, {
      authorize: (challenge) => (challenge === undefined ? {} : { Authorization: "Bearer right" }),
    });
    expect(client.server.revision).toBe("2026-07-28");
    expect(far.methods).toEqual(["server/discover", "server/discover"]);
  });

  test("in a pinned revision that is not spoken fails for that reason (case 48)", async () => {
    await using far = await FarHttp.open("legacy");
    await expect(connect(far.url, { era: "2026-07-28" })).rejects.toThrow(
      "Server does not speak 2026-07-28: it answered server/discover with -32601 Method not found",
    );
    expect(far.methods).toEqual(["server/discover"]);
  });

  test("where nobody serves says what both ways came to", async () => {
    await using far = await FarHttp.open("legacy", (heard) => {
      heard.status(heard.verb === "GET" ? 405 : 404);
      return true;
    });
    await expect(connect(far.url)).rejects.toThrow(
      `POST ${far.url} was answered 404 Not Found; GET ${far.url} was answered 405 Method Not Allowed`,
    );
    expect(far.methods).toEqual(["server/discover", "initialize", "GET"]);
  });

  test("that nobody listens at fails at once", async () => {
    const far = await FarHttp.open("modern");
    const { url } = far;
    await far[Symbol.asyncDispose]();
    await expect(connect(url)).rejects.toThrow(`Could not reach ${url}`);
  });

  test("can be given up", async () => {
    await using far = await FarHttp.open("modern", () => true);
    const stop = new AbortController();
    const connecting = connect(far.url, { signal: stop.signal });
    await far.asked("server/discover");
    stop.abort(new Error("Enough"));
    await expect(connecting).rejects.toThrow("Enough");
  });

  test("goes through a fetch of the caller's", async () => {
    await using far = await FarHttp.open(
      "modern",
      (heard) => heard.method === "tools/call" && give(heard, "hi"),
    );
    const urls: string[] = [];
    await using client = await connect(new URL(far.url), {
      fetch: (url, init) => {
        urls.push(`${init.method} ${url.pathname}`);
        return fetch(url, init);
      },
    });
    expect(await client.callTool("echo")).toMatchObject({ content: [{ text: "hi" }] });
    expect(urls).toEqual(["POST /mcp", "POST /mcp"]);
  });
});

describe("a server of 2024-11-05", () => {
  /** Speaks over two endpoints on one path. */
  function open(): Promise<FarHttp> {
    let stream: Heard | undefined;
    return FarHttp.open("legacy", (heard) => {
      if (heard.verb === "GET") {
        stream = heard;
        heard.stream();
        heard.response.write("event: endpoint\ndata: /mcp?session=1\n\n");
        return true;
      }
      if (heard.response.req.url === "/mcp") {
        heard.status(405);
        return true;
      }
      heard.status(202);
      const { id, method } = heard.message;
      const result =
        method === "initialize"
          ? { protocolVersion: "2024-11-05", capabilities: {}, serverInfo: { name: "old" } }
          : { tools: [] };
      if (id !== undefined) stream?.say({ id, result });
      return true;
    });
  }

  test("is found by its stream, and told nothing of later revisions (case 48)", async () => {
    await using far = await open();
    const client = await connect(far.url);
    expect(client.server).toMatchObject({ revision: "2024-11-05", info: { name: "old" } });
    expect(await client.listTools()).toEqual([]);
    await client.close();

    const spoken = far.heard.slice(3);
    expect(far.methods.slice(0, 3)).toEqual(["server/discover", "initialize", "GET"]);
    expect(spoken.map(({ method }) => method)).toEqual([
      "initialize",
      "notifications/initialized",
      "tools/list",
    ]);
    for (const { headers, message } of spoken) {
      expect(headers).not.toHaveProperty("mcp-method");
      expect(JSON.stringify(message)).not.toContain("io.modelcontextprotocol/");
    }
  });
});
