import { expect, test } from "vitest";
import { createSeal, isSuspended } from "../../src/index.ts";
import { modern, turn } from "../raw-client.ts";
import { accept, ask, CAPABILITIES, startTool } from "./asked-in-rounds.ts";

test("releases what the run holds, aborts its signal and discards what it does afterwards", async () => {
  const trail: unknown[] = [];
  const { client, round } = startTool(async (ctx) => {
    const { signal } = ctx;
    signal.addEventListener("abort", () => trail.push("aborted"));
    try {
      await ask(ctx, "who");
    } catch (error) {
      trail.push(isSuspended(error), ctx.signal.aborted, signal === ctx.signal);
      await ctx.progress(1);
      await ctx.log("error", "never sent");
      await ctx.once("never", () => trail.push("effect")).catch((e) => trail.push(isSuspended(e)));
    } finally {
      trail.push("released");
    }
    return "discarded";
  });
  const levels = { "io.modelcontextprotocol/logLevel": "debug", progressToken: 1 };

  const result = await round(modern(CAPABILITIES, levels));

  expect(result["resultType"]).toBe("input_required");
  expect(trail).toEqual(["aborted", true, true, true, true, "released"]);
  expect(client.notifications).toEqual([]);
  expect(client.server.counts.running).toBe(0);
});

test("runs what is done once a single time, and never reports or logs twice", async () => {
  const keys: string[] = [];
  const { client, round } = startTool(async (ctx) => {
    await ctx.progress(1, 2);
    await ctx.log("info", "started");
    const order = await ctx.once("order", (key) => {
      keys.push(key);
      return { id: keys.length };
    });
    const nothing = await ctx.once("nothing", () => undefined);
    await ask(ctx, "who");
    await ctx.log("info", "answered");
    await ctx.progress(2, 2);
    return { order, nothing: String(nothing) };
  });
  const meta = modern(CAPABILITIES, {
    "io.modelcontextprotocol/logLevel": "info",
    progressToken: "t",
  });

  const { requestState } = await round(meta);
  const inputResponses = { who: accept({ name: "Ada" }) };
  const result = await round({ ...meta, requestState, inputResponses });

  expect(result["structuredContent"]).toEqual({ order: { id: 1 }, nothing: "undefined" });
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{16}\/order$/)]);
  const sent = client.notifications.map(({ params }) => params?.["progress"] ?? params?.["data"]);
  expect(sent).toEqual([1, "started", "answered", 2]);
});

test("waits for what is done once before it asks", async () => {
  let finish = () => {};
  let runs = 0;
  const { client, round } = startTool(async (ctx) => {
    const paid = ctx.once("pay", () => {
      runs += 1;
      return new Promise<string>((resolve) => {
        finish = () => resolve("paid");
      });
    });
    await ask(ctx, "who");
    return await paid;
  });

  const asked = round();
  await turn();
  await turn();
  finish();
  const { requestState } = await asked;
  const inputResponses = { who: accept({ name: "Ada" }) };

  expect((await round({ requestState, inputResponses }))["content"]).toMatchObject([
    { text: "paid" },
  ]);
  expect(runs).toBe(1);
  expect(client.server.counts.running).toBe(0);
});

test("asks once what is asked while the state is being sealed", async () => {
  const seal = createSeal();
  let askLater = () => {};
  let sealing = 0;
  const { round } = startTool(
    async (ctx) => {
      const first = ask(ctx, "first");
      const later = new Promise<void>((resolve) => {
        if (sealing > 0) resolve();
        else askLater = resolve;
      });
      const second = later.then(() => ask(ctx, "second"));
      const [one, two] = await Promise.all([first, second]);
      return one.name + two.name;
    },
    {
      seal: {
        open: seal.open,
        async seal(payload, binding) {
          sealing += 1;
          askLater();
          await turn();
          return await seal.seal(payload, binding);
        },
      },
    },
  );
  const asked: string[] = [];
  let result = await round();

  while (result["resultType"] === "input_required") {
    const keys = Object.keys(result["inputRequests"] as object);
    asked.push(...keys);
    result = await round({
      requestState: result["requestState"],
      inputResponses: Object.fromEntries(keys.map((key) => [key, accept({ name: key })])),
    });
  }

  expect(asked).toEqual(["first", "second"]);
  expect(sealing).toBe(2);
  expect(result["content"]).toEqual([{ type: "text", text: "firstsecond" }]);
});

test("asks nothing once the call was cancelled", async () => {
  let asked: Promise<unknown> | undefined;
  const { client, round } = startTool(async (ctx) => {
    await new Promise((resolve) => ctx.signal.addEventListener("abort", resolve));
    asked = ask(ctx, "who");
    await asked;
  });
  let answered = false;
  void round().then(() => {
    answered = true;
  });
  await turn();

  client.notify("notifications/cancelled", { requestId: client.lastId });
  await turn();
  await turn();

  await expect(asked).rejects.toThrow();
  expect(answered).toBe(false);
  expect(client.server.counts.running).toBe(0);
});
