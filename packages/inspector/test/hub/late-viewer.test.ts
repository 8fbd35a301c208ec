import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { z } from "zod";
import { CaptureSource } from "../../src/hub/capture-source.ts";
import { Drivables } from "../../src/hub/drivables.ts";
import { decodeFrame, encodeFrame } from "../../src/hub/frame.ts";
import { Hub } from "../../src/hub/hub.ts";
import type { HubSocket } from "../../src/hub/hub-socket.ts";
import { memoryDial } from "../../src/hub/memory-dial.ts";
import type { ToViewerMessage } from "../../src/hub/messages.ts";
import { ProducerLink } from "../../src/hub/producer-link.ts";
import { createInspector, Recording, RecordReader } from "../../src/index.ts";

const CARRIES: ReadonlySet<string> = new Set(["records", "key"]);

const definition = defineServer({
  name: "s",
  version: "1.0.0",
  tools: {
    hang: tool({
      input: z.object({}),
      run: (_input, { signal }) =>
        new Promise<string>((resolve) => {
          signal.addEventListener("abort", () => resolve("given up"));
        }),
    }),
    quick: tool({ input: z.object({}), run: () => "done" }),
  },
});

/** One who looks from now on, and what it makes of what it is given. */
function look(hub: Hub) {
  const reader = new RecordReader();
  const socket: HubSocket = {
    buffered: 0,
    send(text, sent) {
      const frame = decodeFrame<ToViewerMessage>(text);
      if (frame !== undefined && CARRIES.has(frame.message.type)) {
        for (const line of frame.lines) reader.line(line);
      }
      if (sent !== undefined) queueMicrotask(sent);
    },
    close() {},
  };
  const hello = encodeFrame({ type: "hello", role: "viewer", version: 1 });
  hub.accept("viewer", socket)?.receive(hello);
  const open = () =>
    [...new Recording(reader.records).now.requests.values()]
      .filter(({ endedAt }) => endedAt === undefined)
      .map(({ side, method, id }) => `${side} ${method} ${id}`)
      .sort();
  return { open };
}

test("whoever comes late sees the requests that are open, each once, and none that is over", async () => {
  const hub = new Hub({ ring: { records: 100 } });
  const inspector = createInspector({ ring: { records: 50 }, batchSize: 40 });
  const source = new CaptureSource(inspector);
  const link = { source, drivables: new Drivables(), grants: [], onWelcome() {}, onClosed() {} };
  memoryDial(hub)(new ProducerLink(link));
  const early = look(hub);
  const [near, far] = memoryPair();
  createServer(definition, { inspect: inspector, onEvent() {} }).serve(far);
  const target = { channel: near };
  await using client = await connect(target, { inspect: inspector, liveness: false });
  const hanging = Array.from({ length: 10 }, () => client.callTool("hang", {}));
  for (const call of hanging) call.catch(() => {});
  for (const call of hanging.slice(3)) call.cancel("enough");
  for (let count = 0; count < 50; count += 1) await client.callTool("quick", {});
  inspector.flush();

  const late = look(hub);
  await client.callTool("quick", {});
  inspector.flush();

  expect(late.open()).toEqual(early.open());
  expect(late.open().filter((text) => text.startsWith("out tools/call"))).toHaveLength(3);
  for (const call of hanging) call.cancel("over");
});
