import type { DrivableEnd, DrivableServer, Inspection, Inspector } from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { openModel, parrot } from "./open-model.ts";

/** An inspector that is handed what it may drive. */
function handed(parts: Partial<Inspection> = {}) {
  const ends: DrivableEnd[] = [];
  const servers: DrivableServer[] = [];
  const inspect: Inspector = {
    attach: () => ({
      next() {},
      ...parts,
      driven: (end) => void ends.push(end),
      served: (server) => void servers.push(server),
    }),
  };
  return { inspect, ends, servers };
}

test("a client of a model is driven: what it is asked to ask is answered", async () => {
  const { inspect, ends } = handed();
  await using opened = await openModel(parrot, { client: { inspect } });
  const [end] = ends;

  const result = await end?.call({ method: "generateContent", params: { prompt: "a b" } });

  expect(result).toMatchObject({ content: "a b" });
  expect(end?.cancel("nobody", "bored")).toBe(false);
  await opened.model.close();
  await end?.over;
});

test("a client of a model uses the link that its inspection gives it", async () => {
  const kinds: unknown[] = [];
  const { inspect } = handed({
    through: (link) => {
      kinds.push(link.kind);
      return link;
    },
  });

  await using opened = await openModel(parrot, { client: { inspect } });

  expect(kinds).toHaveLength(1);
  expect(await opened.model.generate("a")).toBe("a");
});

test("a model server is driven: its wires are cut, and it is drained", async () => {
  const { inspect, servers } = handed();
  await using opened = await openModel(parrot, { server: { inspect } });
  const [server] = servers;

  expect(server?.hold(Promise.resolve())).toBe(1);
  expect(server?.cut("bored")).toBe(1);

  await server?.over;
  await server?.drain();
  expect(opened.served.counts.connections).toBe(0);
  expect(server).not.toHaveProperty("setLogLevel");
});

test("requests of a model server pass what its inspection wants them to pass", async () => {
  const passed: string[] = [];
  const { inspect } = handed({
    before: (exchange, next) => {
      passed.push(exchange.request.method);
      return next(exchange);
    },
  });
  await using opened = await openModel(parrot, { server: { inspect } });

  await opened.model.generate("a");

  expect(passed).toEqual(["ping", "initialize", "generateContent"]);
});
