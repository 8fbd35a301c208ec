import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { connect } from "@mcp-actors/client";
import { createServer } from "@mcp-actors/server";
import { serveHttp } from "@mcp-actors/server/node";
import { expect, test } from "vitest";
import { har } from "../../../page/src/exports/har.ts";
import { createInspector } from "../../../src/index.ts";
import { weather } from "../../replay/weather.ts";

test("writes exchanges over HTTP with their messages as an archive", async () => {
  const inspector = createInspector();
  const served = await serveHttp(createServer(weather()), { port: 0 });
  const client = await connect(served.url, { inspect: inspector });
  await client.callTool("forecast", { city: "Oslo" });
  await client.close();
  await served.close();

  const { log } = JSON.parse(har(inspector.records()));
  const call = log.entries.find(({ request }: { request: { postData?: { text: string } } }) =>
    request.postData?.text.includes("tools/call"),
  );

  expect(log).toMatchObject({ version: "1.2", creator: { name: "@mcp-actors/inspector" } });
  expect(call).toMatchObject({
    request: { method: "POST", url: served.url, headers: expect.any(Array) },
    response: { status: 200 },
  });
  expect(call.response.content.text).toContain('"celsius":21');
  expect(call.timings.wait).toBeGreaterThanOrEqual(0);
});

test("what the status does not tell is told beside it", async () => {
  const inspector = createInspector();
  const served = await serveHttp(createServer(weather()), { port: 0 });
  const client = await connect(served.url, { inspect: inspector });
  await client.callTool("forecast");
  await client.close();
  await served.close();
  const supervision = { restart: "never" } as const;
  await connect(served.url, { inspect: inspector, supervision }).catch(() => {});

  const { log } = JSON.parse(har(inspector.records()));
  const comments = log.entries.map(({ comment }: { comment?: string }) => comment);

  expect(comments).toContain("The result says isError");
  expect(comments.at(-1)).toBe("No response came");
});

test.each(["with its id", "without an id"])(
  "an error with status 400, %s, is in the body",
  async (how) => {
    const inspector = createInspector();
    const server = createHttpServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece);
      const { id } = JSON.parse(Buffer.concat(pieces).toString() || "{}");
      const error = { code: -32_602, message: "No such city" };
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ jsonrpc: "2.0", ...(how === "with its id" && { id }), error }));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${portOf(server)}/mcp`;
    const options = {
      inspect: inspector,
      era: "2025-11-25",
      supervision: { restart: "never" },
    } as const;
    await expect(connect(url, options)).rejects.toThrow("No such city");
    server.close();

    const { log } = JSON.parse(har(inspector.records()));

    expect(log.entries[0]).toMatchObject({
      comment: "JSON-RPC error: No such city",
      response: { status: 400, content: { text: expect.stringContaining("No such city") } },
    });
    expect(log.entries[0].request.postData.text).toContain("initialize");
  },
);

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
