import { decodeMessage, legacyDialect, REVISIONS, type Revision } from "@mcp-actors/protocol";
import { type Channel, LOCAL, multiplex, oneConsumer } from "@mcp-actors/transport";
import { Subject } from "rxjs";
import { describe, expect, test } from "vitest";
import { createPeer, type PeerEvent } from "../../src/index.ts";
import { arrival, World } from "./world.ts";

/** A peer that reads lines of text, and what it says. */
function lineReader(revision: Revision, answersUnreadable = true) {
  const line$ = new Subject<string>();
  const said: unknown[] = [];
  const events: PeerEvent[] = [];
  const channel: Channel = {
    facts: LOCAL,
    inbound$: oneConsumer((subscriber) =>
      line$.subscribe((line) => subscriber.next(decodeMessage(line))),
    ),
    send: (message) => said.push(message) > 0,
    drained: () => Promise.resolve(),
    closed: Promise.resolve(),
  };
  const peer = createPeer({
    serve: ({ method }, exchange) => exchange.answer({ method }),
    onEvent: (event) => events.push(event),
    answersUnreadable,
  });
  const identity = { info: { name: "test", version: "0" }, capabilities: {} };
  peer.attach(multiplex(channel, legacyDialect(revision, identity)), () => {}).ready();
  return { peer, said, events, read: (line: string) => line$.next(line) };
}

const revisions = REVISIONS.map((revision): [string, Revision] => [revision.version, revision]);
const [newest] = REVISIONS;
if (newest === undefined) throw new Error("There is no revision");
const ping = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
const pong = (id: number) => ({ jsonrpc: "2.0", id, result: { method: "ping" } });

describe("text that is no message", () => {
  test.each(revisions)(
    "is answered by a server under %s if errors may lack an id, and the next request is served (case 6)",
    (_, revision) => {
      const { said, events, read } = lineReader(revision);

      read("this is not json");
      read(ping(1));

      const complaint = {
        jsonrpc: "2.0",
        error: { code: -32_700, message: "Message is not JSON" },
      };
      expect(said).toEqual(revision.errorsWithoutId ? [complaint, pong(1)] : [pong(1)]);
      expect(events).toEqual([
        { type: "message.unreadable", problem: "Message is not JSON", excerpt: "this is not json" },
      ]);
    },
  );

  test("is reported and not answered by a client", () => {
    const { said, events, read } = lineReader(newest, false);

    read("this is not json");
    read('{"jsonrpc":"1.0","id":1,"method":"ping"}');

    expect(said).toEqual([]);
    expect(events).toHaveLength(2);
  });

  test("is answered with its id where it has one", () => {
    const { said, read } = lineReader(newest);

    read('{"jsonrpc":"2.0","id":"a","method":"ping","params":[]}');

    expect(said).toMatchObject([{ id: "a", error: { code: -32_600 } }]);
  });
});

test.each([
  ["an answer with result and error", { jsonrpc: "2.0", result: {}, error: { code: 1 } }],
  ["an answer without jsonrpc", { result: {} }],
  ["an error without jsonrpc", { error: { code: 1, message: "No" } }],
])("%s is not answered with its own id, which is one of ours", async (_, answer) => {
  const world = new World({ answersUnreadable: true });
  world.call();
  await arrival();

  world.far.say({ ...answer, id: world.far.request().id });
  await arrival();

  expect(world.far.answers.filter((message) => message.id !== undefined)).toEqual([]);
  expect(world.eventTypes).toEqual(["message.unreadable"]);
});

test("a garbled request with the id of one in flight is not answered with that id", async () => {
  const world = new World({ answersUnreadable: true });
  world.far.ask("tools/call", {}, 5);
  await arrival();

  world.far.say({ jsonrpc: "2.0", id: 5, method: "tools/call", params: "none" });
  await arrival();
  world.exchange().answer({});
  await arrival();

  expect(world.far.answers).toEqual([
    { jsonrpc: "2.0", error: { code: -32_600, message: "Params is not an object" } },
    { jsonrpc: "2.0", id: 5, result: {} },
  ]);
});

describe("an array of messages (case 40)", () => {
  const refusal = (version: string) => ({
    jsonrpc: "2.0",
    error: { code: -32_600, message: `Batches are not part of ${version}` },
  });

  describe.each(revisions)("under %s", (version, revision) => {
    const refused = revision.errorsWithoutId ? [refusal(version)] : [];

    test.each([
      ["two pings", `[${ping(1)},${ping(2)}]`, [pong(1), pong(2)]],
      [
        "a ping and a notification",
        `[${ping(1)},{"jsonrpc":"2.0","method":"notifications/initialized"}]`,
        [pong(1)],
      ],
      ["only notifications", '[{"jsonrpc":"2.0","method":"notifications/initialized"}]', []],
      ["an entry that is no message", `[1,${ping(2)}]`, [pong(2)]],
    ])("of %s is served or refused as a whole", (_, text, served) => {
      const { said, events, read } = lineReader(revision);

      read(text);
      read(ping(9));

      expect(said).toEqual([...(revision.batches ? served : refused), pong(9)]);
      expect(events.length).toBe(revision.batches && !text.startsWith("[1") ? 0 : 1);
    });

    test("of nothing is refused", () => {
      const { said, events, read } = lineReader(revision);

      read("[]");

      const message = "Batch is empty";
      expect(said).toEqual(
        revision.errorsWithoutId ? [{ jsonrpc: "2.0", error: { code: -32_600, message } }] : [],
      );
      expect(events).toMatchObject([{ type: "message.unreadable", problem: message }]);
    });

    test("of answers settles the calls they are for", () => {
      const { peer, read } = lineReader(revision);
      const calls = [peer.call({ method: "a" }), peer.call({ method: "b" })];

      read('[{"jsonrpc":"2.0","id":2,"result":{"b":1}},{"jsonrpc":"2.0","id":1,"result":{"a":1}}]');

      expect(calls.map(({ outcome }) => outcome)).toEqual([
        { status: "completed", result: { a: 1 } },
        { status: "completed", result: { b: 1 } },
      ]);
    });
  });
});
