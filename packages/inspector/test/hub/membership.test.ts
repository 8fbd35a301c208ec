import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { CaptureSource } from "../../src/hub/capture-source.ts";
import { Drivables } from "../../src/hub/drivables.ts";
import { Hub } from "../../src/hub/hub.ts";
import type { DialHub, HubListener, HubWire } from "../../src/hub/hub-dial.ts";
import { encodeFrame } from "../../src/hub/index.ts";
import { Membership } from "../../src/hub/membership.ts";
import { memoryDial } from "../../src/hub/memory-dial.ts";
import { createInspector } from "../../src/index.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A membership whose hub is found as a list says. */
function open(dials: (DialHub | undefined)[]) {
  const clock = new VirtualClock();
  const inspector = createInspector();
  const asked: number[] = [];
  const told: string[] = [];
  const membership = new Membership({
    source: new CaptureSource(inspector),
    drivables: new Drivables(),
    find: async () => {
      asked.push(clock.now());
      const dial = dials[Math.min(asked.length, dials.length) - 1];
      if (dial === undefined) throw new Error("No hub");
      return dial;
    },
    onUnreached: (reason) => told.push(reason),
    clock,
    random: () => 1,
  });
  return { clock, inspector, membership, asked, told };
}

test("a hub that is not there is looked for less and less often, up to every 5 s", async () => {
  const { clock, membership, asked } = open([undefined]);

  for (let second = 0; second < 200; second += 1) {
    await turn();
    clock.advance(100);
  }
  membership.close();

  const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000].slice(0, waits.length));
  expect(waits.length).toBeGreaterThanOrEqual(7);
});

test("a hub that is not reached for seconds is told of, once", async () => {
  const { clock, membership, told } = open([undefined]);
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      await turn();
      clock.advance(100);
    }
    await turn();
  };

  await wait(2000);
  const early = [...told];
  await wait(60_000);
  membership.close();

  expect(early).toEqual([]);
  expect(told).toEqual(["No hub"]);
});

test("waiting for a hub keeps no process alive", async () => {
  const { clock, membership } = open([undefined]);

  await turn();

  expect(clock.pending).toBe(0);
  membership.close();
});

test("a hub that comes again is given what was noted meanwhile", async () => {
  const first = new Hub();
  const second = new Hub();
  const { clock, inspector, membership } = open([memoryDial(first), memoryDial(second)]);
  await turn();

  first.close();
  inspector.mark("meanwhile");
  clock.advance(100);
  await turn();

  expect(second.ring.read(1, 10, 10_000).join("\n")).toContain('"meanwhile"');
  membership.close();
});

test("the tokens of children that live are handed to each hub", async () => {
  const granted: string[] = [];
  const onGrant = (token: string, isGranted: boolean) => granted.push(`${token} ${isGranted}`);
  const hubs = [new Hub({ onGrant }), new Hub({ onGrant })];
  const { clock, membership } = open(hubs.map(memoryDial));
  const [kept, gone] = ["K".repeat(22), "G".repeat(22)];
  membership.grant(kept);
  await turn();
  membership.grant(gone);
  membership.revoke(gone);

  hubs[0]?.close();
  clock.advance(100);
  await turn();

  expect(granted).toEqual([
    `${kept} true`,
    `${gone} true`,
    `${gone} false`,
    `${kept} false`,
    `${kept} true`,
  ]);
  membership.close();
});

test("a membership that is closed looks for no hub any more", async () => {
  const { clock, membership, asked } = open([undefined]);
  await turn();

  membership.close();
  clock.advance(60_000);
  await turn();

  expect(asked).toHaveLength(1);
});

test("a hub that reads slowly is sent what it missed from the ring, once there is room", async () => {
  const wire = new SlowWire();
  const { inspector, membership } = open([wire.dial]);
  await turn();
  wire.welcome();
  wire.buffered = 8 * 1024 * 1024;

  for (let at = 0; at < 50; at += 1) {
    inspector.mark("note", at);
    inspector.flush();
  }
  const whileFull = wire.records;
  wire.buffered = 0;
  wire.leave();

  expect(whileFull).toBeLessThan(50);
  expect(wire.records).toBe(51);
  membership.close();
});

/** A hub that lets what it is sent wait. */
class SlowWire implements HubWire {
  buffered = 0;
  records = 0;
  #left: (() => void)[] = [];
  #listener: HubListener | undefined;

  readonly dial: DialHub = (listener) => {
    this.#listener = listener;
    listener.opened(this);
  };

  welcome(): void {
    const terms = { received: 0, detail: false, control: false } as const;
    const welcome = { type: "welcome", role: "producer", version: 1, hub: "h", ...terms } as const;
    this.#listener?.receive(encodeFrame(welcome));
  }

  send(text: string, left?: () => void): void {
    this.records += text.split("\n").length - 1;
    if (left !== undefined) this.#left.push(left);
  }

  leave(): void {
    for (const left of this.#left.splice(0)) left();
  }

  close(): void {
    this.#listener?.closed("Closed");
  }
}
