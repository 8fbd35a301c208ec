import type { DrivableServer } from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { createServer, defineServer, tool } from "../../src/index.ts";
import { RawClient, turn } from "../raw-client.ts";

const definition = defineServer({
  name: "driven",
  version: "1",
  tools: {
    tell: tool({ run: (_args, { log }) => log("info", "told") }),
  },
});

/** A server with two clients, one in a session, and what drives it. */
async function startDriven() {
  const handed: DrivableServer[] = [];
  const inspect = {
    attach: () => ({ next() {}, served: (given: DrivableServer) => void handed.push(given) }),
  };
  const server = createServer(definition, { inspect });
  const clients = [new RawClient(server), new RawClient(server)] as const;
  await clients[0].initialize();
  const [driven] = handed;
  if (driven === undefined) throw new Error("Nothing was handed to the inspector");
  return { server, clients, driven };
}

test("a server that is driven cuts the wire of every client, and says how many there were", async () => {
  const { server, driven } = await startDriven();

  expect(driven.cut("Enough")).toBe(2);
  await turn();

  expect(server.counts.connections).toBe(0);
  expect(driven.cut("Enough")).toBe(0);
});

test("a server that is driven sets the log level of the sessions there are, and says how many", async () => {
  const { clients, driven } = await startDriven();
  const [client] = clients;
  const heard = () => client.notifications.map(({ method }) => method);

  expect(driven.setLogLevel?.("error")).toBe(1);
  await client.call("tell");
  expect(heard()).toEqual([]);
  driven.setLogLevel?.("info");
  await client.call("tell");

  expect(heard()).toEqual(["notifications/message"]);
});

test("a server that is driven drains, and is over then", async () => {
  const { server, driven } = await startDriven();

  await driven.drain();
  await driven.over;

  expect(server.counts.connections).toBe(0);
  expect(driven.hold(Promise.resolve())).toBe(0);
});
