import { expect, test } from "vitest";
import { ModelPlace } from "../../src/story/model-place.ts";
import { StoryDesk } from "../../src/story/story-desk.ts";
import { openPort } from "../open-host.ts";

const WISH = { prompt: "Once upon a time", temperature: 0.8, maxTokens: 5, pace: undefined };

test("a desk tells with one model at a time, and comes back to that of the page", async () => {
  const place = new ModelPlace({ kind: "page", openPort: () => openPort("storyteller") });
  const desk = new StoryDesk(place);
  const { session } = desk;
  desk.use(undefined);
  expect(desk.session).toBe(session);

  desk.use("ws://127.0.0.1:1/mcp");
  expect(desk.session).not.toBe(session);
  await desk.session.tell(WISH);
  expect(desk.session.story.value?.end).toBe("failed");

  desk.use(undefined);
  await desk.session.tell(WISH);
  expect(desk.session.story.value?.end).toBe("told");
  await place.close();
});
