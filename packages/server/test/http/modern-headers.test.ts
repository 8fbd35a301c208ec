import type { Params } from "@mcp-actors/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOSTS, type Host } from "./hosts.ts";
import { ask, type Fields, modernParts, post } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

const VERSION = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

describe.each(HOSTS)("the headers of a client without session, through %s", (_name, start) => {
  const shop = workshop();
  let host: Host;

  beforeEach(async () => {
    host = await start(shop.definition);
  });
  afterEach(() => host.close());

  const raw = (method: string, params: Params | undefined, headers: Fields = {}) =>
    post(host.url, { jsonrpc: "2.0", id: "a", method, params }, headers);

  const GOOD = modernParts("tools/call", { name: "echo" });
  const { params } = GOOD;

  const swapped = (header: string, value: string | undefined): Fields => {
    const { [header]: _old, ...rest } = GOOD.headers as Record<string, string>;
    return value === undefined ? rest : { ...rest, [header]: value };
  };
  const meta = (_meta: Params) => ({ name: "echo", _meta });
  const OLD = { [VERSION]: "1999-01-01", [CAPABILITIES]: {} };

  // spec: 2026-07-28 basic/versioning and basic/transports/streamable-http, in the order of their checks.
  test.each<[string, Params | undefined, Fields, number, number]>([
    ["no _meta", { name: "echo" }, GOOD.headers, 400, -32602],
    ["no params", undefined, GOOD.headers, 400, -32602],
    ["a _meta without version", meta({ [CAPABILITIES]: {} }), GOOD.headers, 400, -32602],
    [
      "a version that is no text",
      meta({ [VERSION]: 7, [CAPABILITIES]: {} }),
      GOOD.headers,
      400,
      -32602,
    ],
    ["no capabilities", meta({ [VERSION]: "2026-07-28" }), GOOD.headers, 400, -32602],
    [
      "no version header (case 101)",
      params,
      swapped("MCP-Protocol-Version", undefined),
      400,
      -32020,
    ],
    ["another version header", params, swapped("MCP-Protocol-Version", "2025-11-25"), 400, -32020],
    ["an unknown version that the header differs from", meta(OLD), GOOD.headers, 400, -32020],
    ["an unknown version", meta(OLD), swapped("MCP-Protocol-Version", "1999-01-01"), 400, -32022],
    ["no method header (case 101)", params, swapped("Mcp-Method", undefined), 400, -32020],
    ["another method header (case 101)", params, swapped("Mcp-Method", "tools/list"), 400, -32020],
    [
      "a method header in capitals (case 101)",
      params,
      swapped("Mcp-Method", "TOOLS/CALL"),
      400,
      -32020,
    ],
    ["no name header (case 101)", params, swapped("Mcp-Name", undefined), 400, -32020],
    ["another name header (case 101)", params, swapped("Mcp-Name", "steps"), 400, -32020],
    [
      "a malformed name header (case 102)",
      params,
      swapped("Mcp-Name", "=?base64?SGVsbG8?="),
      400,
      -32020,
    ],
    [
      "a name header of bad UTF-8 (case 102)",
      params,
      swapped("Mcp-Name", "=?base64?/w==?="),
      400,
      -32020,
    ],
    [
      "a name header with a marker in capitals (case 102)",
      params,
      swapped("Mcp-Name", "=?BASE64?ZWNobw==?="),
      400,
      -32020,
    ],
  ])("is refused with %s", async (_what, sent, headers, status, code) => {
    const reply = await raw("tools/call", sent, headers);

    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ id: "a", error: { code } });
  });

  test("is told the versions that discovery tells", async () => {
    const headers = swapped("MCP-Protocol-Version", "1999-01-01");
    const refusal = await (await raw("tools/call", meta(OLD), headers)).json();
    const discovered = await (await ask(host.url, "server/discover")).json();

    expect(refusal.error?.data).toEqual({
      supported: discovered.result?.["supportedVersions"],
      requested: "1999-01-01",
    });
  });

  test.each([
    [
      "lower case (case 101)",
      Object.fromEntries(
        Object.entries(GOOD.headers).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    ],
    [
      "capitals (case 101)",
      Object.fromEntries(
        Object.entries(GOOD.headers).map(([name, value]) => [name.toUpperCase(), value]),
      ),
    ],
    ["base64 for a name that needs none (case 99)", swapped("Mcp-Name", "=?base64?ZWNobw==?=")],
    [
      "a session id and an event id, which are ignored",
      { ...GOOD.headers, "Mcp-Session-Id": "x", "Last-Event-ID": "1-1" },
    ],
  ])("is answered with headers in %s", async (_what, headers) => {
    expect((await raw("tools/call", params, headers)).status).toBe(200);
  });

  test("repeats a header and is refused (case 101)", async () => {
    const headers = { ...GOOD.headers, "Mcp-Method": ["tools/call", "tools/call"] };

    expect((await raw("tools/call", params, headers)).status).toBe(400);
  });

  test("reads a resource whose name is coded (case 99)", async () => {
    const uri = "file:///Załączniki.pdf";
    const coded = `=?base64?${Buffer.from(uri).toString("base64")}?=`;
    const reply = await ask(host.url, "resources/read", {
      params: { uri },
      headers: { "Mcp-Name": coded },
    });

    expect(reply.status).toBe(200);
    expect(JSON.stringify(await reply.json())).toContain("file Załączniki.pdf");
  });

  test("names a tool that there is not, in a script of its own (case 99)", async () => {
    const coded = `=?base64?${Buffer.from("世界").toString("base64")}?=`;
    const reply = await ask(host.url, "tools/call", {
      params: { name: "世界" },
      headers: { "Mcp-Name": coded },
    });

    expect(await reply.json()).toMatchObject({
      error: { code: -32602, message: "Unknown tool: 世界" },
    });
  });

  test.each<[string, Params, Fields, number]>([
    ["the same", { region: "eu" }, { "Mcp-Param-Region": "eu" }, 200],
    ["the same in base64", { region: "eu" }, { "Mcp-Param-Region": "=?base64?ZXU=?=" }, 200],
    ["a number of the same value", { zone: 42 }, { "Mcp-Param-Zone": "42.0" }, 200],
    ["neither", {}, {}, 200],
    ["another", { region: "eu" }, { "Mcp-Param-Region": "us" }, 400],
    ["an argument alone", { region: "eu" }, {}, 400],
    ["a header alone", {}, { "Mcp-Param-Region": "eu" }, 400],
    ["bad padding", { region: "Hello" }, { "Mcp-Param-Region": "=?base64?SGVsbG8?=" }, 400],
    [
      "an integer that is not safe (case 108)",
      { zone: 2 ** 53 },
      { "Mcp-Param-Zone": "9007199254740992" },
      400,
    ],
  ])("says %s in argument and header", async (_what, args, headers, status) => {
    const params = { name: "region", arguments: args };
    const reply = await ask(host.url, "tools/call", { params, headers });

    expect(reply.status).toBe(status);
    if (status === 400) expect(await reply.json()).toMatchObject({ error: { code: -32020 } });
  });
});
