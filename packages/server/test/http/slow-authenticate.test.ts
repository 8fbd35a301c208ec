import { VirtualClock } from "@mcp-actors/machine/testing";
import { describe, expect, test } from "vitest";
import { HOSTS } from "./hosts.ts";
import { ask } from "./raw-http.ts";
import { Gate, workshop } from "./workshop.ts";

const { definition } = workshop();

describe.each(HOSTS)("through %s, an authenticate", (_name, start) => {
  test.each<[string, number | undefined, number]>([
    ["by default", undefined, 10_000],
    ["where that is said", 50, 50],
  ])("that never settles is waited for no longer than it may be %s", async (_when, given, ms) => {
    const clock = new VirtualClock();
    const events: unknown[] = [];
    const asked = new Gate();
    let isStuck = true;
    await using host = await start(definition, {
      clock,
      authenticateTimeout: given,
      onEvent: (event) => events.push(event),
      authenticate: () => {
        asked.open();
        return isStuck ? new Promise(() => {}) : "ada";
      },
    });
    let isAnswered = false;
    const asking = ask(host.url, "tools/list").finally(() => {
      isAnswered = true;
    });
    await asked.passed;
    clock.advance(ms - 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAnswered).toBe(false);
    clock.advance(1);
    const refused = await asking;

    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ "retry-after": "1" });
    expect(await refused.json()).toMatchObject({
      error: { message: "Finding out who asks took too long" },
    });
    expect(events).toMatchObject([
      {
        type: "callback.failed",
        callback: "authenticate",
        error: { message: `Option authenticate took longer than ${ms} ms` },
      },
    ]);
    expect(host.server.counts).toMatchObject({ connections: 0, requests: 0, streams: 0 });
    isStuck = false;
    expect((await ask(host.url, "tools/list")).status).toBe(200);
  });

  test("that settles late changes nothing any more", async () => {
    const clock = new VirtualClock();
    const asked = new Gate();
    let fail: (cause: Error) => void = () => {};
    await using host = await start(definition, {
      clock,
      onEvent: () => {},
      authenticate: () => {
        asked.open();
        return new Promise((_resolve, reject) => {
          fail = reject;
        });
      },
    });
    const asking = ask(host.url, "tools/list");
    await asked.passed;
    clock.advance(10_000);
    const refused = await asking;
    fail(new Error("No database"));

    expect(refused.status).toBe(503);
  });

  test("that settles in time leaves no timer behind", async () => {
    const clock = new VirtualClock();
    const events: unknown[] = [];
    await using host = await start(definition, {
      clock,
      onEvent: (event) => events.push(event),
      authenticate: () => Promise.resolve("ada"),
    });
    const reply = await ask(host.url, "tools/call", { params: { name: "whoami" } });
    clock.advance(60_000);

    expect(await reply.json()).toMatchObject({ result: { content: [{ text: "ada" }] } });
    expect(events).toEqual([]);
  });
});
