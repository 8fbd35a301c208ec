import { expect, test } from "vitest";
import { line, mark, marks, seqs } from "./lines.ts";
import { openHub } from "./running.ts";
import { talk, tellHub, watchHub } from "./talker.ts";

test("a producer tells of itself alone", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  await using producer = await tellHub(hub, "p");

  producer.say({ type: "records" }, [mark("q", 1), "no JSON", "{}", mark("p", 2), mark("p.1", 3)]);

  expect(await viewer.records(2)).toEqual([mark("p", 2), mark("p.1", 3)]);
});

test.each(["peer", "p\\u0065er"])(
  "a producer tells of itself alone, though a line names it first and then another as %s",
  async (name) => {
    await using hub = await openHub();
    await using viewer = await watchHub(hub);
    await using producer = await tellHub(hub, "p");
    const spoof = `${mark("p", 1).slice(0, -1)},"${name}":"q"}`;

    producer.say({ type: "records" }, [spoof, mark("p", 2)]);

    expect(await viewer.records(1)).toEqual([mark("p", 2)]);
  },
);

test.each(["__proto__", "constructor", "toString"])(
  "a record of kind %s is passed on and forgotten like any other",
  async (kind) => {
    await using hub = await openHub({ ring: { records: 2 } });
    await using viewer = await watchHub(hub);
    await using producer = await tellHub(hub, "p");
    const lines = [1, 2, 3, 4, 5].map((seq) => JSON.stringify({ kind, peer: "p", seq, at: 1 }));

    producer.say({ type: "records" }, [...lines, mark("p", 6)]);

    expect((await viewer.records(2)).at(-1)).toBe(mark("p", 6));
  },
);

test("a producer that comes back is told how far the hub is", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  const first = await tellHub(hub, "p");
  first.say({ type: "records" }, marks("p", 5));
  await viewer.records(5);
  await first[Symbol.asyncDispose]();

  await using second = await talk(hub, hub.tokens.write);
  second.say({ type: "hello", role: "producer", version: 1, process: "p" });

  expect((await second.next("welcome")).message).toMatchObject({ received: 5 });
});

test("a process that is gone without a word has an end", async () => {
  await using hub = await openHub({ grace: 1 });
  await using viewer = await watchHub(hub);
  const producer = await tellHub(hub, "p");
  producer.say({ type: "records" }, marks("p", 5));
  await viewer.records(5);

  await producer[Symbol.asyncDispose]();

  const [end = ""] = await viewer.records(1);
  expect(JSON.parse(end)).toMatchObject({
    kind: "end",
    of: "process",
    peer: "p",
    seq: 6,
    problem: "Process is gone without a word",
  });
});

test("a process that said it ends has one end", async () => {
  await using hub = await openHub({ grace: 1 });
  await using viewer = await watchHub(hub);
  const producer = await tellHub(hub, "p");
  producer.say({ type: "records" }, [line("end", "p", 1, { of: "process" })]);
  await viewer.records(1);
  await producer[Symbol.asyncDispose]();

  await using other = await tellHub(hub, "q");
  const gone = await tellHub(hub, "r");
  gone.say({ type: "records" }, marks("r", 1));
  await gone[Symbol.asyncDispose]();
  other.say({ type: "records" }, marks("q", 1));

  const lines = await viewer.records(3);
  expect(lines.filter((text) => text.includes('"peer":"p"'))).toEqual([]);
});

test("a process that was taken for dead and comes back lives", async () => {
  await using hub = await openHub({ grace: 1 });
  await using viewer = await watchHub(hub);
  const head = line("head", "p", 1, { format: "mcp-actors.records" });
  const first = await tellHub(hub, "p");
  first.say({ type: "records" }, [head]);
  await viewer.records(1);
  await first[Symbol.asyncDispose]();
  await viewer.records(1);

  await using second = await tellHub(hub, "p");

  expect(second.socket.readyState).toBe(second.socket.OPEN);
  expect(await viewer.records(1)).toEqual([head]);
});

test("a process that connects anew takes the place of its old connection", async () => {
  await using hub = await openHub();
  await using first = await tellHub(hub, "p");

  await using second = await tellHub(hub, "p");

  await expect(first.next("detail")).rejects.toThrow("closed");
  expect(second.socket.readyState).toBe(second.socket.OPEN);
});

test("a child comes in with the token that its parent was let hand it, until that is revoked", async () => {
  await using hub = await openHub();
  await using parent = await tellHub(hub, "p");
  const token = "A".repeat(22);
  const isLetIn = async () => {
    try {
      await using child = await talk(hub, token);
      return child.socket.readyState === child.socket.OPEN;
    } catch {
      return false;
    }
  };

  parent.say({ type: "grant", token });
  await expect.poll(isLetIn).toBe(true);
  parent.say({ type: "revoke", token });

  await expect.poll(isLetIn).toBe(false);
});

test("the token of a child reads nothing", async () => {
  await using hub = await openHub();
  await using parent = await tellHub(hub, "p");
  const token = "B".repeat(22);
  parent.say({ type: "grant", token });
  await using child = await expect
    .poll(() => talk(hub, token))
    .toBeDefined()
    .then(() => talk(hub, token));

  child.say({ type: "hello", role: "viewer", version: 1 });

  await expect(child.next("welcome")).rejects.toThrow("closed");
});

test("the hub numbers the records of all producers in one row", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  await using one = await tellHub(hub, "p");
  await using other = await tellHub(hub, "q");

  one.say({ type: "records" }, marks("p", 2));
  await viewer.records(2);
  other.say({ type: "records" }, marks("q", 2));
  const { message, lines } = await viewer.next("records");

  expect(message.first).toBe(3);
  expect(seqs(lines)).toEqual([1, 2]);
});

test("a child cannot take the place of its parent, and tell in its name", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  await using parent = await tellHub(hub, "parent");
  parent.say({ type: "grant", token: "a-token-of-a-child" });
  parent.say({ type: "records" }, [mark("parent", 1)]);
  await viewer.records(1);

  await using child = await talk(hub, "a-token-of-a-child");
  child.say({ type: "hello", role: "producer", version: 1, process: "parent" });

  await expect(child.next("welcome")).rejects.toThrow("closed");
  parent.say({ type: "records" }, [mark("parent", 2)]);
  expect(await viewer.records(1)).toEqual([mark("parent", 2)]);
});
