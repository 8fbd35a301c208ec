import { expect, test } from "vitest";
import { FanOut } from "../../src/story/fan-out.ts";
import { openHost } from "../open-host.ts";

test("an agent calls three servers at once, and one of them asks it back for a model", async () => {
  await using host = openHost();
  host.answering.answersSampling.value = true;
  const [weather, library, scribe] = await Promise.all([
    host.connected({ kind: "page", server: "weather" }),
    host.connected({ kind: "page", server: "library" }),
    host.connected({ kind: "page", server: "scribe" }),
  ]);
  const agent = new FanOut();
  const running = agent.run({ weather, library, scribe });

  expect(agent.strands.value.map(({ row }) => row.isOpen)).toEqual([true, true, true]);
  await running;

  expect(agent.strands.value.map(({ row }) => row.state.value)).toEqual([
    "completed",
    "completed",
    "completed",
  ]);
  expect(agent.answer.value).toContain("The Boat in the Harbour");
  expect(agent.answer.value).toContain("(storyteller)");
});
