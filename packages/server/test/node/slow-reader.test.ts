import { expect, test } from "vitest";
import { defineServer, tool } from "../../src/index.ts";
import { LineClient } from "../line-client.ts";

const STEPS = 1000;
const TEXT = "x".repeat(2 ** 20);

const server = defineServer({
  name: "s",
  version: "1",
  tools: {
    flood: tool({
      async run(_args, { progress }) {
        const steps = Array.from({ length: STEPS }, (_, step) => progress(step));
        await Promise.all(steps);
        return TEXT;
      },
    }),
    patient: tool({
      async *run(_args, { progress }) {
        for (let step = 0; step < STEPS; step++) yield progress(step);
        return TEXT;
      },
    }),
  },
});

test.each(["flood", "patient"])(
  "a slow reader gets all progress of %s in order, and a large result last (case 12)",
  async (name) => {
    await using client = new LineClient(server);
    await client.open("2025-11-25");
    client.heard.length = 0;
    // Stops after each piece that it was given, and goes on in a later turn.
    client.output.on("data", () => {
      client.output.pause();
      setImmediate(() => client.output.resume());
    });

    const params = { name, _meta: { progressToken: "t" } };
    client.write({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const { result } = await client.answer(1);

    expect(result?.["content"]).toEqual([{ type: "text", text: TEXT }]);
    expect(client.heard.at(-1)?.id).toBe(1);
    const heard = client.heard.slice(0, -1).map((message) => Number(message.params?.["progress"]));
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.at(-1)).toBe(STEPS - 1);
    if (name === "patient") expect(heard).toHaveLength(STEPS);
  },
);
