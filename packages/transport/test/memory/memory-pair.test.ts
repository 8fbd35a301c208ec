import { memoryPair } from "@mcp-actors/transport";
import { channelPromises } from "@mcp-actors/transport/testing";
import { describe, expect, test } from "vitest";

describe("memory pair", () => {
  test.each(channelPromises)("$title", ({ check }) =>
    check(() => {
      const [near, far] = memoryPair();
      return Promise.resolve({ near, far });
    }),
  );

  test("passes messages by reference", async () => {
    const [near, far] = memoryPair();
    const message = { jsonrpc: "2.0", method: "note" } as const;

    const heard = new Promise((resolve) => far.inbound$.subscribe(resolve));
    near.send(message);

    expect(await heard).toHaveProperty("message", message);
    expect(((await heard) as { message: unknown }).message).toBe(message);
  });

  test("keeps what was sent for a consumer that comes later", async () => {
    const [near, far] = memoryPair();
    near.send({ jsonrpc: "2.0", method: "early" });
    near.inbound$.subscribe().unsubscribe();
    await far.closed;

    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      far.inbound$.subscribe({ next: ({ kind }) => heard.push(kind), complete: resolve });
    });

    expect(heard).toEqual(["notification"]);
  });

  test("delivers what is sent while it delivers behind what is there", async () => {
    const [near, far] = memoryPair();
    const heard: string[] = [];
    const done = new Promise<void>((resolve) => {
      far.inbound$.subscribe((decoded) => {
        if (decoded.kind !== "notification") return;
        heard.push(decoded.message.method);
        if (decoded.message.method === "a") near.send({ jsonrpc: "2.0", method: "c" });
        if (decoded.message.method === "c") resolve();
      });
    });

    near.send({ jsonrpc: "2.0", method: "a" });
    near.send({ jsonrpc: "2.0", method: "b" });
    await done;

    expect(heard).toEqual(["a", "b", "c"]);
  });

  test("has the facts it was given on both ends", () => {
    const facts = { principal: "ada", address: "here" };

    expect(memoryPair(facts).map((channel) => channel.facts)).toEqual([facts, facts]);
  });
});
