import { expect, test } from "vitest";
import { line, mark, marks, seqs } from "./lines.ts";
import { openHub } from "./running.ts";
import { talk, tellHub, watchHub } from "./talker.ts";

test("a viewer is given what comes, in order and numbered", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  await using producer = await tellHub(hub, "p");

  producer.say({ type: "records" }, marks("p", 3));
  const { message, lines } = await viewer.next("records");

  expect(message.first).toBe(1);
  expect(lines).toEqual(marks("p", 3));
});

test("a viewer that comes late is given what the ring holds", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  producer.say({ type: "records" }, marks("p", 500));
  await using early = await watchHub(hub);
  await early.records(500);

  await using late = await watchHub(hub);

  expect((await late.next("welcome")).message).toMatchObject({ first: 1, last: 500, from: 1 });
  expect(await late.records(500)).toEqual(marks("p", 500));
});

test("a viewer that comes after the ring lost its beginning is given how things stood", async () => {
  await using hub = await openHub({ ring: { records: 4 } });
  await using producer = await tellHub(hub, "p");
  await using early = await watchHub(hub);
  const living = [
    line("head", "p", 1, { format: "mcp-actors.records", version: 1, runtime: "node" }),
    line("peer", "p.1", 2, { role: "client", name: "app" }),
    line("actor", "p.1", 3, { actor: "x:1", id: "one", root: "x:1", logic: "machine" }),
    line("snap", "p.1", 4, { actor: "x:1", status: "active", context: { a: 1, b: 2 } }),
    line("actor", "p.1", 5, { actor: "x:2", id: "two", root: "x:1", logic: "machine" }),
    line("snap", "p.1", 6, { actor: "x:1", status: "active", set: { a: 3 }, unset: ["b"] }),
    line("end", "p.1", 7, { of: "actor", actor: "x:2", status: "done" }),
  ];
  for (const lines of [living.slice(0, 4), living.slice(4), marks("p", 4, 8)]) {
    producer.say({ type: "records" }, lines);
    await early.records(lines.length);
  }

  await using late = await watchHub(hub);
  await late.next("welcome");
  const key = await late.next("key");

  expect(seqs(key.lines)).toEqual([1, 2, 3, 6]);
  expect(JSON.parse(key.lines.at(-1) ?? "")).toMatchObject({ context: { a: 3 } });
  expect(await late.records(4)).toEqual(marks("p", 4, 8));
});

test("a viewer that was here before goes on where it was", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  producer.say({ type: "records" }, marks("p", 10));
  const first = await watchHub(hub);
  const { message: welcome } = await first.next("welcome");
  await first.records(10);
  await first[Symbol.asyncDispose]();
  producer.say({ type: "records" }, marks("p", 2, 11));

  await using second = await talk(hub, hub.tokens.read);
  const resume = { hub: welcome.hub, last: 10 };
  second.say({ type: "hello", role: "viewer", version: 1, resume });

  expect((await second.welcomed()).from).toBe(11);
  expect(seqs(await second.records(2))).toEqual([11, 12]);
});

test("a viewer that was with another hub begins anew", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  await using early = await watchHub(hub);
  producer.say({ type: "records" }, marks("p", 2));
  await early.records(2);

  await using viewer = await talk(hub, hub.tokens.read);
  const resume = { hub: "another", last: 1 };
  viewer.say({ type: "hello", role: "viewer", version: 1, resume });

  expect((await viewer.welcomed()).from).toBe(1);
});

test("a range is pulled in parts, as far as it is held", async () => {
  await using hub = await openHub({ ring: { records: 1000 } });
  await using producer = await tellHub(hub, "p");
  await using viewer = await watchHub(hub);
  for (const from of [1, 601]) {
    producer.say({ type: "records" }, marks("p", 600, from));
    await viewer.records(600);
  }

  viewer.say({ type: "pull", id: 7, from: 1, to: 300 });
  const { message, lines } = await viewer.next("pulled");

  expect(message).toEqual({ type: "pulled", id: 7, from: 201, to: 300, done: true });
  expect(seqs(lines)).toEqual(Array.from({ length: 100 }, (_, index) => 201 + index));
});

test("a long range comes in more parts than one, all of it", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  await using viewer = await watchHub(hub);
  const long = Array.from({ length: 40 }, (_, index) => mark("p", index + 1, "x".repeat(10_000)));
  producer.say({ type: "records" }, long);
  await viewer.records(40);

  viewer.say({ type: "pull", id: 1, from: 1, to: 40 });
  const pulled: string[] = [];
  let parts = 0;
  for (let done = false; !done; parts += 1) {
    const part = await viewer.next("pulled");
    pulled.push(...part.lines);
    done = part.message.done;
  }

  expect(pulled).toEqual(long);
  expect(parts).toBeGreaterThan(1);
});

test("a body that is too long is kept aside until it is asked for", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  await using viewer = await watchHub(hub);
  const detail = Array.from({ length: 9000 }, (_, index) => `entry ${index}`);
  producer.say({ type: "records" }, [mark("p", 1, detail), mark("p", 2)]);

  const [long = "", short] = await viewer.records(2);
  const { detail: shown } = JSON.parse(long) as { detail: string };
  const name = shown.replace(/^\[aside · \d+ chars · (.*)\]$/, "$1");
  viewer.say({ type: "body", id: 3, name, peer: "p" });
  viewer.say({ type: "body", id: 4, name: "no such", peer: "q" });

  expect(long.length).toBeLessThan(300);
  expect(short).toBe(mark("p", 2));
  expect((await viewer.next("body")).message).toEqual({ type: "body", id: 3, value: detail });
  expect((await viewer.next("body")).message).toEqual({ type: "body", id: 4 });
});

test("steps and actions are asked of producers while some viewer wants them", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  const wanting = await watchHub(hub);
  await using other = await watchHub(hub);
  await other.next("welcome");

  wanting.say({ type: "detail", wanted: true });
  const asked = await producer.next("detail");
  await wanting[Symbol.asyncDispose]();
  const left = await producer.next("detail");

  expect([asked.message.wanted, left.message.wanted]).toEqual([true, false]);
});

test("a viewer that wants a summary is told how much goes on, and what it missed when it wants all again", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  await using viewer = await watchHub(hub);
  await viewer.next("welcome");

  viewer.say({ type: "pace", pace: "summary" });
  viewer.say({ type: "body", id: 1, name: "", peer: "" });
  await viewer.next("body");
  producer.say({ type: "records" }, marks("p", 50));
  let summary = await viewer.next("summary");
  while (summary.message.last < 50) summary = await viewer.next("summary");
  viewer.say({ type: "pace", pace: "live" });

  expect((await viewer.next("missed")).message).toMatchObject({ from: 1, to: 50 });
  producer.say({ type: "records" }, marks("p", 1, 51));
  expect((await viewer.next("records")).message.first).toBe(51);
});
