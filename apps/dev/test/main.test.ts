import { connect } from "@mcp-actors/client";
import { connectModel } from "@mcp-actors/model";
import { expect, test } from "vitest";
import { areFree, freeOffset, startDev } from "./start-dev.ts";
import { takenPort } from "./taken-port.ts";

const DONE = /Ctrl-C ends it all/;

test("everything runs where it is said to, and is gone when it is told to end", async () => {
  const { offset, ports } = await freeOffset();
  await using dev = startDev({ MCP_ACTORS_PORT_OFFSET: offset });
  await dev.until(DONE);

  const urls = [...dev.said.matchAll(/(?:https?|ws|tcp):\S+/g)].map(([url]) => url);
  const [page = "", http = "", ws = "", tcp = "", modelWs = "", modelTcp = "", hub = ""] = urls;
  expect(urls.map((url) => Number(new URL(url).port))).toEqual([
    ports.playground,
    ports.everythingHttp,
    ports.everythingWebSocket,
    ports.everythingTcp,
    ports.modelWebSocket,
    ports.modelTcp,
    ports.hub,
  ]);
  for (const url of [http, ws, tcp]) {
    await using client = await connect(url);
    expect(client.server.info.name).toBe("everything-server");
  }
  for (const url of [modelWs, modelTcp]) {
    await using model = await connectModel(url);
    expect(model.server.name).toBe("storyteller");
  }
  expect(new URL(hub).hash).toMatch(/^#token=.{16,}$/);
  expect((await fetch(hub)).headers.get("content-security-policy")).toContain("default-src 'self'");
  const html = await fetch(page);
  expect(await html.text()).toMatch(/<!doctype html>/i);
  expect(await mayAsk(http, new URL(page).origin)).toBe(new URL(page).origin);
  expect(await mayAsk(http, "http://example.com")).toBeNull();

  dev.child.kill("SIGINT");

  expect(await dev.exited).toEqual([0, null]);
  expect(dev.said).not.toMatch(/\n {4}at /);
  expect(await areFree(ports)).toBe(true);
}, 30_000);

test("a port that is taken is told of before anything is started", async () => {
  const { offset, ports } = await freeOffset();
  await using _taken = await takenPort(ports.modelTcp);
  await using dev = startDev({ MCP_ACTORS_PORT_OFFSET: offset });

  expect(await dev.exited).toEqual([2, null]);
  expect(dev.said).toContain(`Port ${ports.modelTcp} is taken`);
  expect(dev.said).toContain("storyteller wants it for a model over TCP");
});

test("a port that cannot be is told of", async () => {
  await using dev = startDev({ MCP_ACTORS_PORT_HUB: "many" });

  expect(await dev.exited).toEqual([2, null]);
  expect(dev.said).toBe('MCP_ACTORS_PORT_HUB must be a number from 0 to 65535, not "many"\n');
});

/** Which origin a server lets read its replies, when a page of one asks whether it may. */
async function mayAsk(url: string, origin: string): Promise<string | null> {
  const headers = { Origin: origin, "Access-Control-Request-Method": "POST" };
  const response = await fetch(url, { method: "OPTIONS", headers });
  return response.headers.get("access-control-allow-origin");
}
