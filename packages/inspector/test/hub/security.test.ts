import { expect, test } from "vitest";
import { hubSubprotocols } from "../../src/hub/index.ts";
import { type RunningHub, startHub } from "../../src/node/start-hub.ts";
import { openHub } from "./running.ts";
import { type TalkerOptions, talk, watchHub } from "./talker.ts";

type Token = "read" | "write" | "drive" | "wrong";

test.each<[string, Token, TalkerOptions, number]>([
  ["a viewer of a foreign origin", "read", { origin: "https://evil.example" }, 403],
  ["a viewer of another port of this machine", "read", { origin: "http://127.0.0.1:1" }, 403],
  ["a viewer in a sandboxed frame", "read", { origin: "null" }, 403],
  ["a producer of a foreign origin", "write", { origin: "https://evil.example" }, 403],
  ["a host that was bent to lead here", "read", { host: "evil.example" }, 403],
  ["a host with another port", "read", { host: "127.0.0.1:1" }, 403],
  ["a wrong token", "wrong", {}, 401],
  ["no token", "read", { protocols: ["mcp-actors.inspector"] }, 401],
  ["no subprotocol at all", "read", { protocols: [] }, 401],
  ["another subprotocol", "read", { protocols: ["token.x"] }, 401],
  ["another path", "read", { path: "/elsewhere" }, 404],
  ["Stately's format where it is not taken", "write", { path: "/stately" }, 404],
])("%s is refused", async (_who, token, options, status) => {
  await using hub = await openHub();
  const value = token === "wrong" ? "A".repeat(22) : hub.tokens[token];

  await expect(talk(hub, value, options)).rejects.toThrow(`Refused with ${status}`);
});

test("the token in a query is no token", async () => {
  await using hub = await openHub();
  const options = {
    path: `/hub?token=${hub.tokens.read}`,
    protocols: ["mcp-actors.inspector"],
  };

  await expect(talk(hub, "", options)).rejects.toThrow("Refused with 401");
});

test.each(["127.0.0.1", "localhost", "LOCALHOST"])("%s is a name of ours", async (name) => {
  await using hub = await openHub();
  const host = `${name}:${hub.port}`;

  await using viewer = await talk(hub, hub.tokens.read, { host, origin: `http://${host}` });

  expect(viewer.socket.protocol).toBe("mcp-actors.inspector");
});

test("a producer's token reads nothing", async () => {
  await using hub = await openHub();
  await using producer = await talk(hub, hub.tokens.write);

  producer.say({ type: "hello", role: "viewer", version: 1 });

  await expect(producer.next("welcome")).rejects.toThrow("closed");
});

test("a viewer's token writes nothing", async () => {
  await using hub = await openHub();
  await using viewer = await talk(hub, hub.tokens.read);

  viewer.say({ type: "hello", role: "producer", version: 1, process: "p" });

  await expect(viewer.next("welcome")).rejects.toThrow("closed");
});

test("a page that is named may produce, and not look", async () => {
  const origin = "https://app.example";
  await using hub = await openHub({ producerOrigins: [origin] });

  await using producer = await talk(hub, hub.tokens.write, { origin });

  expect(producer.socket.readyState).toBe(producer.socket.OPEN);
  await expect(talk(hub, hub.tokens.read, { origin })).rejects.toThrow("Refused with 403");
});

test("the tokens of a hub are not those of another", async () => {
  await using one = await openHub();
  await using other = await openHub();

  await expect(talk(one, other.tokens.read)).rejects.toThrow("Refused with 401");
});

test("an address that other machines reach takes more than its name", async () => {
  await expect(startHub({ port: 0, host: "0.0.0.0" })).rejects.toThrow(/only if exposed/);
});

test.each([
  ["a viewer that says nothing of a viewer", "not JSON"],
  ["a viewer of another version", JSON.stringify({ type: "hello", role: "viewer", version: 99 })],
  ["a viewer that pulls before its hello", JSON.stringify({ type: "pull", id: 1, from: 1, to: 2 })],
])("%s is sent away", async (_who, text) => {
  await using hub = await openHub();
  await using viewer = await talk(hub, hub.tokens.read);

  viewer.socket.send(text);

  await expect(viewer.next("welcome")).rejects.toThrow("closed");
});

test("a message past its limit ends the connection", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  await viewer.next("welcome");

  viewer.socket.send(`{"type":"${"x".repeat(1024 * 1024)}"}`);

  await expect(viewer.next("summary")).rejects.toThrow("closed");
});

test.each([
  ["viewers", { maxViewers: 1 }, "read"],
  ["producers", { maxProducers: 1 }, "write"],
] as const)(
  "%s past the limit are sent away, and room is made by those who go",
  async (_whom, limit, token) => {
    await using hub = await openHub(limit);
    const first = await talk(hub, hub.tokens[token]);
    await using second = await talk(hub, hub.tokens[token]);

    await expect(second.next("welcome")).rejects.toThrow("closed");

    await first[Symbol.asyncDispose]();
    await expect.poll(() => isLetIn(hub, token)).toBe(true);
  },
);

async function isLetIn(hub: RunningHub, token: "read" | "write"): Promise<boolean> {
  await using one = await talk(hub, hub.tokens[token]);
  if (token === "read") one.say({ type: "hello", role: "viewer", version: 1 });
  else one.say({ type: "hello", role: "producer", version: 1, process: "p" });
  try {
    await one.next("welcome");
    return true;
  } catch {
    return false;
  }
}

test("the subprotocols hold the token, and the hub never says it back", async () => {
  await using hub = await openHub();
  await using viewer = await talk(hub, hub.tokens.read, {
    protocols: [...hubSubprotocols(hub.tokens.read)].reverse(),
  });

  expect(viewer.socket.protocol).toBe("mcp-actors.inspector");
});
