import { expect, test } from "vitest";
import { connectModel, type ModelEvent } from "../../src/index.ts";

const TELL = "process.stderr.write(process.env.SEEN_BY ?? 'nobody')";

test("a model server that is started is told how it is inspected", async () => {
  const events: ModelEvent[] = [];
  const inspect = { attach: () => ({ next() {}, spawned: () => ({ SEEN_BY: "somebody" }) }) };
  const options = {
    inspect,
    supervision: { restart: "never" },
    onEvent: (event: ModelEvent) => void events.push(event),
  } as const;

  await expect(
    connectModel({ command: process.execPath, args: ["-e", TELL, "--"] }, options),
  ).rejects.toThrow();

  expect(events).toContainEqual({ type: "process.wrote", text: "somebody" });
});
