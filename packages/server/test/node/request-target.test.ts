import { describe, expect, test } from "vitest";
import { startNode } from "../http/hosts.ts";
import { JSON_TYPES, modernParts, type Reply, send } from "../http/raw-http.ts";
import { workshop } from "../http/workshop.ts";

/** Asks for the tools, by a target of the test's own. */
function ask(url: string, target: string): Promise<Reply> {
  const { params, headers } = modernParts("tools/list");
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params });
  return send(url, { headers: { ...JSON_TYPES, ...headers }, body, target });
}

describe("a request whose target is a whole URL", () => {
  test("is answered as one whose target is its path", async () => {
    await using host = await startNode(workshop().definition);

    expect((await ask(host.url, host.url)).status).toBe(200);
    expect((await ask(host.url, `${host.url}?a`)).status).toBe(200);
    expect((await ask(host.url, host.url.replace("/mcp", "/other"))).status).toBe(404);
  });

  test("is judged by the host in it, whatever its header says", async () => {
    await using host = await startNode(workshop().definition);

    expect((await ask(host.url, "http://evil.example/mcp")).status).toBe(403);
  });
});
