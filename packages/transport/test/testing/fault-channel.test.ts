import { memoryPair, TransportError } from "@mcp-actors/transport";
import { channelPromises, type FaultOptions, faultChannel } from "@mcp-actors/transport/testing";
import { describe, expect, test } from "vitest";
import { ManualClock } from "../support/manual-clock.ts";
import { note } from "../support/note.ts";
import { record } from "../support/record.ts";

/** A faulty channel in memory, its far end, and a clock that the test turns. */
function openFaulty(options: FaultOptions = {}) {
  const [near, far] = memoryPair();
  const clock = new ManualClock();
  const faulty = faultChannel(near, { clock, ...options });
  return { faulty, far, clock, atNear: record(faulty), atFar: record(far) };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function methods(
  items: readonly { readonly kind: string; readonly message?: object }[],
): unknown[] {
  return items.map((item) =>
    item.message !== undefined && "method" in item.message ? item.message.method : item.kind,
  );
}

describe("channel without faults", () => {
  test.each(channelPromises)("$title", ({ check }) =>
    check(() => {
      const [near, far] = memoryPair();
      return Promise.resolve({ near: faultChannel(near), far: faultChannel(far) });
    }),
  );
});

describe.each(["inbound", "outbound"] as const)("%s faults", (direction) => {
  /** Sends notes in the faulty direction and tells what arrived. */
  async function arrivals(options: FaultOptions, names: readonly string[]) {
    const { faulty, far, atNear, atFar } = openFaulty(options);
    for (const name of names) (direction === "inbound" ? far : faulty).send(note(name));
    await settle();
    return methods((direction === "inbound" ? atNear : atFar).items);
  }

  test.each([
    ["drop", ["a", "c"]],
    ["duplicate", ["a", "b", "b", "c"]],
    ["reorder", ["a", "c", "b"]],
    ["garble", ["a", "unreadable", "c"]],
  ] as const)("%s what a rule picks", async (fault, expected) => {
    const isPicked = (message: object) => "method" in message && message.method === "b";

    expect(await arrivals({ [direction]: { [fault]: isPicked } }, ["a", "b", "c"])).toEqual(
      expected,
    );
  });

  test.each([
    [0, ["a", "b"]],
    [1, []],
  ])("with probability %i", async (drop, expected) => {
    expect(await arrivals({ [direction]: { drop } }, ["a", "b"])).toEqual(expected);
  });

  test("are the same for the same seed, and others for another", async () => {
    const names = Array.from({ length: 100 }, (_, number) => String(number));
    const run = (seed: number) => arrivals({ [direction]: { drop: 0.5 }, seed }, names);

    expect(await run(7)).toEqual(await run(7));
    expect(await run(7)).not.toEqual(await run(8));
    expect((await run(7)).length).toBeGreaterThan(30);
  });

  test("may change while the channel is open", async () => {
    const { faulty, far, atNear, atFar } = openFaulty();
    const sender = direction === "inbound" ? far : faulty;
    sender.send(note("a"));
    await settle();

    faulty[direction].drop = 1;
    sender.send(note("b"));
    await settle();
    delete faulty[direction].drop;
    sender.send(note("c"));
    await settle();

    expect(methods((direction === "inbound" ? atNear : atFar).items)).toEqual(["a", "c"]);
  });

  test("of no delay let messages arrive at once", async () => {
    const { faulty, far, clock, atNear, atFar } = openFaulty({ [direction]: { delay: 0 } });
    const [sender, heard] = direction === "inbound" ? [far, atNear] : [faulty, atFar];

    sender.send(note("a"));
    await settle();

    expect(methods(heard.items)).toEqual(["a"]);
    expect(clock.pending).toBe(0);
  });

  test("delay messages and keep their order", async () => {
    const { faulty, far, clock, atNear, atFar } = openFaulty({ [direction]: { delay: 100 } });
    const [sender, heard] = direction === "inbound" ? [far, atNear] : [faulty, atFar];

    sender.send(note("a"));
    await settle();
    clock.advance(50);
    faulty[direction].delay = 10;
    sender.send(note("b"));
    await settle();
    clock.advance(49);
    await settle();
    expect(methods(heard.items)).toEqual([]);
    clock.advance(1);
    await settle();

    expect(methods(heard.items)).toEqual(["a", "b"]);
  });
});

describe("cutting", () => {
  test("loses the channel here and closes it there", async () => {
    const { faulty, atNear, atFar } = openFaulty({ outbound: { delay: 10 } });
    faulty.send(note("underway"));

    faulty.cut("Cable cut");

    expect(await atNear.ended()).toEqual({ error: new TransportError("lost", "Cable cut") });
    expect(await atFar.ended()).toBe("completed");
    expect(atFar.items).toEqual([]);
    expect(faulty.send(note("late"))).toBe(false);
    await faulty.closed;
  });
});

describe("stalling", () => {
  test("holds everything back until it is resumed", async () => {
    const { faulty, far, atNear, atFar } = openFaulty();
    faulty.stall();
    faulty.send(note("out"));
    far.send(note("in"));
    await settle();
    expect([...atNear.items, ...atFar.items]).toEqual([]);

    faulty.resume();
    await settle();

    expect([...methods(atNear.items), ...methods(atFar.items)]).toEqual(["in", "out"]);
  });

  test("hides the end of the peer until it is resumed", async () => {
    const { faulty, far, atNear, atFar } = openFaulty();
    let isEnded = false;
    void atNear.ended().then(() => {
      isEnded = true;
    });
    faulty.stall();
    far.send(note("last"));
    atFar.close();
    await settle();
    expect(isEnded).toBe(false);

    faulty.resume();

    expect(await atNear.ended()).toBe("completed");
    expect(methods(atNear.items)).toEqual(["last"]);
  });
});

describe("closing", () => {
  test("leaves no timer", async () => {
    const { faulty, far, clock, atNear } = openFaulty({
      inbound: { delay: 10 },
      outbound: { delay: 10 },
    });
    faulty.send(note("out"));
    far.send(note("in"));
    await settle();
    expect(clock.pending).toBe(2);

    atNear.close();
    await faulty.closed;

    expect(clock.pending).toBe(0);
  });

  test("delivers what is underway to this end before its completion", async () => {
    const { far, atNear, atFar } = openFaulty({ inbound: { delay: 10, reorder: 1 } });
    far.send(note("a"));
    atFar.close();

    expect(await atNear.ended()).toBe("completed");
    expect(methods(atNear.items)).toEqual(["a"]);
  });
});
