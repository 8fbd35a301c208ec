import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { CaptureSource } from "../../src/hub/capture-source.ts";
import { Drivables } from "../../src/hub/drivables.ts";
import { Hub } from "../../src/hub/hub.ts";
import type { HubSocket } from "../../src/hub/hub-socket.ts";
import { encodeFrame } from "../../src/hub/index.ts";
import { memoryDial } from "../../src/hub/memory-dial.ts";
import { ProducerLink } from "../../src/hub/producer-link.ts";
import { createInspector } from "../../src/index.ts";

const secret = fc.stringMatching(/^[A-Za-z0-9]{24,40}$/).map((text) => `planted${text}`);
const name = fc.constantFrom("password", "apiKey", "api_key", "token", "secret", "authorization");
const wrapping = fc.constantFrom<(value: object) => object>(
  (value) => value,
  (value) => ({ nested: { deep: [value] } }),
  (value) => ({ list: [value, value] }),
);

const echo = tool({
  input: z.looseObject({}),
  run: (args) => ({ content: [{ type: "text", text: "ok" }], structuredContent: args }),
});
const failing = tool({
  input: z.looseObject({}),
  run: (args) => {
    throw Object.assign(new Error("It failed"), { args });
  },
});
const definition = defineServer({ name: "s", version: "1.0.0", tools: { echo, failing } });

/** All that a hub says to a viewer that wants every detail. */
function open() {
  const sent: string[] = [];
  const socket: HubSocket = {
    buffered: 0,
    send: (text) => void sent.push(text),
    close: () => {},
  };
  const hub = new Hub();
  const viewer = hub.accept("viewer", socket);
  viewer?.receive(encodeFrame({ type: "hello", role: "viewer", version: 1 }));
  viewer?.receive(encodeFrame({ type: "detail", wanted: true }));
  const inspector = createInspector();
  const source = new CaptureSource(inspector);
  const never = { drivables: new Drivables(), grants: [], onWelcome() {}, onClosed() {} };
  memoryDial(hub)(new ProducerLink({ source, ...never }));
  return { inspector, said: () => sent.join("\n") };
}

test("no secret that is planted leaves the hub, wherever it is", async () => {
  await fc.assert(
    fc.asyncProperty(secret, name, wrapping, async (value, key, wrap) => {
      const { inspector, said } = open();
      const args = wrap({ [key]: value, bearer: `Bearer ${value}`, url: `https://u:${value}@h/` });
      const [near, far] = memoryPair();
      // The failures are meant, and nobody is to be told of them.
      createServer(definition, { inspect: inspector, onEvent() {} }).serve(far);
      const target = { channel: near };
      await using client = await connect(target, { inspect: inspector, liveness: false });

      await client.callTool("echo", { ...args });
      await client.callTool("failing", { ...args });
      inspector.mark("note", args);
      inspector.flush();

      expect(said()).toContain('"method":"tools/call"');
      expect(said()).not.toContain(value);
    }),
    { numRuns: 25 },
  );
});
