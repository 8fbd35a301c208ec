import { legacyDialect, REVISIONS } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { arrival, World } from "./world.ts";

const nobody = { info: { name: "nobody", version: "0" }, capabilities: {} };

describe("ids", () => {
  test.each(["1", 1, "abc", 0, ""])(
    "an answer carries the id %j as it came (case 29)",
    async (id) => {
      const world = new World();

      world.far.ask("tools/call", {}, id);
      await arrival();
      world.exchange().answer({});
      await arrival();

      expect(world.far.heard).toEqual([{ jsonrpc: "2.0", id, result: {} }]);
      world.expectNothingHeld();
    },
  );

  test('0, "0" and "" are three requests at once', async () => {
    const world = new World();

    for (const id of [0, "0", ""]) world.far.ask("tools/call", { id }, id);
    await arrival();
    for (const { request, exchange } of world.served) exchange.answer({ ...request.params });
    await arrival();

    expect(world.far.heard).toEqual(
      [0, "0", ""].map((id) => ({ jsonrpc: "2.0", id, result: { id } })),
    );
  });

  test.each([null, 20_050.5, Number.POSITIVE_INFINITY, true, [], {}])(
    "a request with id %j never runs (cases 33, 35)",
    async (id) => {
      const world = new World({ answersUnreadable: true });

      world.far.say({ jsonrpc: "2.0", id, method: "tools/call" });
      world.far.ask("ping", {}, "after");
      await arrival();
      world.exchange().answer({});
      await arrival();

      expect(world.served).toHaveLength(1);
      expect(world.far.heard).toMatchObject([
        { error: { code: -32_600 } },
        { id: "after", result: {} },
      ]);
      expect(world.far.heard[0]).not.toHaveProperty("id");
    },
  );
});

describe("a request with the id of one in flight", () => {
  const revisions = REVISIONS.filter(({ era }) => era === "legacy");

  test.each(revisions.map((revision) => [revision.version, revision] as const))(
    "never runs under %s, and is answered without the id where errors may lack one",
    async (_, revision) => {
      const world = new World({ dialect: legacyDialect(revision, nobody) });
      world.far.ask("tools/call", { first: true }, 7);
      await arrival();

      world.far.ask("tools/call", { first: false }, 7);
      await arrival();
      const message = "Request id 7 is in flight already";
      expect(world.far.heard).toEqual(
        revision.errorsWithoutId ? [{ jsonrpc: "2.0", error: { code: -32_600, message } }] : [],
      );
      expect(world.events).toEqual([{ type: "request.duplicate", id: 7, method: "tools/call" }]);
      world.exchange().answer({});
      await arrival();

      expect(world.served.map(({ request }) => request.params)).toEqual([{ first: true }]);
      expect(world.far.heard.at(-1)).toEqual({ jsonrpc: "2.0", id: 7, result: {} });
      world.expectNothingHeld();
    },
  );

  test("runs once the first is answered", async () => {
    const world = new World();
    world.far.ask("tools/call", {}, 7);
    await arrival();
    world.exchange().answer({});

    world.far.ask("tools/call", {}, 7);
    await arrival();

    expect(world.served).toHaveLength(2);
    expect(world.events).toEqual([]);
  });
});
