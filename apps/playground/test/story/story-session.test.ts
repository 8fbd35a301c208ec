import { expect, test } from "vitest";
import { ModelPlace } from "../../src/story/model-place.ts";
import { StorySession } from "../../src/story/story-session.ts";
import { openPort } from "../open-host.ts";
import { when } from "../when.ts";

const WISH = {
  prompt: "Once upon a time, there was",
  temperature: 0.8,
  maxTokens: 40,
  pace: undefined,
  seed: 7,
};

function openStory() {
  const place = new ModelPlace({ kind: "page", openPort: () => openPort("storyteller") });
  const session = new StorySession(place.model);
  return { place, session, [Symbol.asyncDispose]: () => place.close() };
}

test("a story is told token by token, to its length", async () => {
  await using opened = openStory();
  const { session } = opened;
  await session.tell(WISH);

  const { tokens, end, reason } = session.story.value ?? {};
  expect(end).toBe("told");
  expect(tokens).toHaveLength(40);
  expect(reason).toContain("length");
});

test("a story stops mid-sentence, and the next one is told", async () => {
  await using opened = openStory();
  const { session } = opened;
  const telling = session.tell({ ...WISH, pace: 50 });
  await when(() => (session.story.value?.tokens.length ?? 0) >= 5);
  session.stop();
  await telling;

  expect(session.story.value?.end).toBe("cancelled");
  expect(session.story.value?.tokens.length).toBeLessThan(40);

  await session.tell({ ...WISH, maxTokens: 3 });
  expect(session.story.value?.end).toBe("told");
});

test("a story is given up when its time is over", async () => {
  await using opened = openStory();
  const { session } = opened;
  await session.tell({ ...WISH, pace: 1, timeout: 60 });

  expect(session.story.value?.end).toBe("timedOut");
  expect(session.story.value?.reason).toContain("60 ms");
});

test("a story is lost when the wire is cut, and its reason says so", async () => {
  await using opened = openStory();
  const { place, session } = opened;
  const telling = session.tell({ ...WISH, pace: 20 });
  await when(() => (session.story.value?.tokens.length ?? 0) >= 2);
  place.wire.cut(20);
  await telling;

  expect(session.story.value?.end).toBe("lost");
  expect(session.story.value?.reason).toContain("Somebody cut the wire");
  await when(() => place.state.value === "ready");
});

test("a model that is not there is told of in words", async () => {
  const place = new ModelPlace({ kind: "url", url: "ws://127.0.0.1:1/mcp" });
  const session = new StorySession(place.model);
  await session.tell(WISH);

  expect(session.story.value?.end).toBe("failed");
  expect(place.error.value).toContain("ws://127.0.0.1:1/mcp");
});
