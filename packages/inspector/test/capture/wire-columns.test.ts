import type { InspectedEnd } from "@mcp-actors/machine";
import type { JsonRpcMessage } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { createInspector, type InspectorOptions } from "../../src/index.ts";

const END: InspectedEnd = { role: "client", name: "app" };

/** An end whose messages are recorded. */
function wired(options: InspectorOptions = {}) {
  const inspector = createInspector(options);
  const end = inspector.attach(END);
  const tap = end.wire?.({ kind: "wire", facts: { address: "a", principal: "p" } });
  return { inspector, end, send: (message: JsonRpcMessage) => tap?.sent(message) };
}

const ping = (id: string, method = "ping"): JsonRpcMessage => ({ jsonrpc: "2.0", id, method });

test.each(["Bearer hunter2xyz", "sk-abcdefghunter2xyz", "token=hunter2xyz"])(
  "an id of %j is shown as in its message",
  (id) => {
    const { inspector, send } = wired();
    send(ping(id));

    expect(JSON.stringify(inspector.records())).not.toContain("hunter2xyz");
    expect(inspector.records().at(-1)).toMatchObject({
      id: expect.stringContaining("redacted") as string,
    });
  },
);

test("a message is held no longer than it is shown, whatever its id and its method", () => {
  const { inspector, send } = wired();
  send(ping("i".repeat(1e6), "m".repeat(1e6)));

  expect(JSON.stringify(inspector.records()).length).toBeLessThan(20_000);
});

test("a clock that throws stands still", () => {
  let asked = 0;
  const { inspector, send } = wired({
    now() {
      asked += 1;
      if (asked > 2) throw new Error("Boom");
      return asked;
    },
  });
  send(ping("1"));

  expect(inspector.records().at(-1)).toMatchObject({ kind: "wire", at: 2 });
});

test("whoever hears of faults may throw", () => {
  const { inspector, end } = wired({
    onFault() {
      throw new Error("Boom");
    },
  });
  const unreadable = new Proxy(
    { type: "GO" },
    {
      ownKeys() {
        throw new Error("No keys");
      },
    },
  );
  const actorRef = { sessionId: "lean:1" };
  for (let count = 0; count < 20; count += 1) {
    Reflect.apply(Reflect.get(end.lean ?? {}, "took"), end.lean, [actorRef, unreadable, undefined]);
  }

  expect(inspector.records()).toContainEqual(
    expect.objectContaining({ label: "inspector.disabled" }),
  );
});

test("a hook may ask for what was recorded", () => {
  const { inspector, send } = wired({
    redact: (value) => {
      inspector.flush();
      return value;
    },
  });
  for (const id of ["1", "2", "3"]) {
    inspector.attach({ ...END, name: id });
    inspector.mark("note", id);
    send(ping(id));
  }

  const { length } = inspector.records();
  expect(inspector.records().map(({ seq }) => seq)).toEqual(
    Array.from({ length }, (_, seq) => seq),
  );
});
