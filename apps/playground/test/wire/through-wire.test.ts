import { portChannel } from "@mcp-actors/transport";
import { firstValueFrom, of } from "rxjs";
import { expect, test } from "vitest";
import { throughWire } from "../../src/wire/through-wire.ts";
import { Wire } from "../../src/wire/wire.ts";

/** A channel on a wire, and the port at its other end. */
async function openWire() {
  const wire = new Wire();
  const { port1, port2 } = new MessageChannel();
  const channel = await firstValueFrom(throughWire(of(portChannel(port1)), wire));
  const heard: unknown[] = [];
  const reading = channel.inbound$.subscribe((decoded) => heard.push(decoded.kind));
  return {
    wire,
    channel,
    heard,
    say: () => port2.postMessage({ jsonrpc: "2.0", method: "notifications/message" }),
    [Symbol.dispose]() {
      reading.unsubscribe();
      port2.close();
    },
  };
}

test("a channel on a wire is of the kind that it was", async () => {
  using opened = await openWire();

  expect(opened.channel.kind).toBe("port");
});

test("what arrives while a channel is held is heard afterwards", async () => {
  using opened = await openWire();
  let letGo = () => {};
  opened.channel.hold?.(
    new Promise<void>((resolve) => {
      letGo = resolve;
    }),
  );

  opened.say();
  await new Promise((resolve) => setImmediate(resolve));
  expect(opened.heard).toEqual([]);
  letGo();

  await expect.poll(() => opened.heard).toEqual(["notification"]);
});

test("a person who stalls the wire is not overruled when a hold ends", async () => {
  using opened = await openWire();
  opened.wire.stall();
  opened.channel.hold?.(Promise.resolve());

  opened.say();
  await new Promise((resolve) => setImmediate(resolve));
  expect(opened.heard).toEqual([]);
  opened.wire.resume();

  await expect.poll(() => opened.heard).toEqual(["notification"]);
});
