import { memoryPair } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { connect } from "../src/index.ts";
import { openClient } from "./open-client.ts";

const form = () => ({ action: "decline" }) as const;

test.each([
  [{ timout: 5 }, "timout of connect, did you mean timeout"],
  [{ onlog: () => {} }, "onlog of connect, did you mean onLog"],
  [{ retries: 3 }, "retries of connect"],
  [{ limits: { concurency: 1 } }, "concurency of limits, did you mean concurrency"],
  [{ timeouts: { connect: 1 } }, "connect of timeouts"],
  [{ supervision: { maxAttempt: 1 } }, "maxAttempt of supervision, did you mean maxAttempts"],
  [{ liveness: { intervall: 1 } }, "intervall of liveness, did you mean interval"],
  [{ elicitation: { forms: form } }, "forms of elicitation, did you mean form"],
  [{ sampling: { answers: form } }, "answers of sampling, did you mean answer"],
])("%j is no way to connect, and the error says what is", async (options, what) => {
  const [channel] = memoryPair();

  await expect(connect({ channel }, options as object)).rejects.toThrow(
    new TypeError(`Unknown option ${what}`),
  );
});

test("what is passed on to the wire or to others is not looked into", async () => {
  const options = {
    client: { name: "a test", version: "1", websiteUrl: "https://example.org" },
    headers: { "X-Any": "1" },
    signal: Object.assign(new AbortController().signal, { mark: 1 }),
  };
  await using world = await openClient(options);

  expect(world.client.state).toBe("ready");
});
