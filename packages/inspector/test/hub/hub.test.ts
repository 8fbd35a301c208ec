import fc from "fast-check";
import { expect, test } from "vitest";
import { Hub, type HubRole } from "../../src/hub/hub.ts";
import type { HubSocket } from "../../src/hub/hub-socket.ts";
import { encodeFrame } from "../../src/hub/index.ts";
import { mark } from "./lines.ts";

/** A socket that keeps what it is sent. */
class KeptSocket implements HubSocket {
  readonly buffered = 0;
  readonly sent: string[] = [];
  closedWith: number | undefined;

  send(text: string, left?: () => void): void {
    this.sent.push(text);
    if (left !== undefined) queueMicrotask(left);
  }

  close(code: number): void {
    this.closedWith = code;
  }
}

function enter(hub: Hub, role: HubRole, hello: object) {
  const socket = new KeptSocket();
  const receiver = hub.accept(role, socket);
  receiver?.receive(encodeFrame({ type: "hello", version: 1, ...hello }));
  return { socket, receiver };
}

const words = ["hello", "records", "offer", "driven", "grant", "revoke", "detail", "pace", "pull"];
const message = fc.record(
  {
    type: fc.constantFrom(...words, "body", "drive", "constructor", "__proto__"),
    id: fc.jsonValue(),
    from: fc.jsonValue(),
    to: fc.jsonValue(),
    targets: fc.oneof(fc.jsonValue(), fc.array(fc.record({ id: fc.constant("p.1") }))),
    target: fc.oneof(fc.constant("p.1"), fc.jsonValue()),
    command: fc.oneof(fc.record({ do: fc.jsonValue() }), fc.jsonValue()),
    token: fc.jsonValue(),
    hash: fc.jsonValue(),
    wanted: fc.jsonValue(),
    pace: fc.jsonValue(),
    resume: fc.jsonValue(),
  },
  { requiredKeys: ["type"] },
);
const said = fc.oneof(
  message.map((one) => JSON.stringify(one)),
  fc.tuple(message, fc.string()).map(([one, line]) => `${JSON.stringify(one)}\n${line}`),
  fc.string(),
);

test("whatever anybody says, the hub goes on, and a fault is theirs", () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 8 }), (texts) => {
      const hub = new Hub({ control: true });
      const producer = enter(hub, "producer", { role: "producer", process: "p" });
      const viewer = enter(hub, "viewer", { role: "viewer" });
      const driver = enter(hub, "driver", { role: "viewer" });

      for (const text of texts) {
        for (const { receiver } of [producer, viewer, driver]) receiver?.receive(text);
      }
      hub.take("p", [mark("p", 1)]);

      expect(viewer.socket.sent.at(-1)).toContain('"note"');
      hub.close();
    }),
  );
});

test("a viewer gets nothing that a producer says beside records", () => {
  const hub = new Hub({ control: true });
  const producer = enter(hub, "producer", { role: "producer", process: "p" });
  const viewer = enter(hub, "viewer", { role: "viewer" });
  const before = viewer.socket.sent.length;
  const targets = [{ id: "p.1", name: "app", commands: ["drop"] }];

  producer.receiver?.receive(encodeFrame({ type: "offer", targets }));
  producer.receiver?.receive(encodeFrame({ type: "driven", id: 1, result: "secret" }));
  producer.receiver?.receive(encodeFrame({ type: "grant", token: "C".repeat(22) }));

  expect(viewer.socket.sent.slice(before)).toEqual([]);
});
