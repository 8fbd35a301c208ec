import { type Call, connect } from "@mcp-actors/client";
import { firstValueFrom } from "rxjs";
import { describe, expect, test } from "vitest";
import { heldBy, holdings } from "./held.ts";
import { HttpProcess } from "./http-process.ts";
import { Ledger } from "./ledger.ts";

const AT_ONCE = { initialDelay: 1, maxDelay: 20, maxAttempts: 1000, jitter: "none" } as const;

/** A client of a server process, and what became of its calls. */
async function openStory(era: string) {
  const before = holdings();
  const server = await HttpProcess.start();
  const ledger = new Ledger();
  const client = await connect(server.url, { era, supervision: AT_ONCE, onEvent: ledger.note });
  return {
    server,
    client,
    ledger,
    async [Symbol.asyncDispose]() {
      await client.close();
      await server.kill();
      expect(heldBy(client)).toEqual({});
      await before.settled();
    },
  };
}

type Story = Awaited<ReturnType<typeof openStory>>;
/** In a tuple, for whoever waits for it to be made would wait for its end. */
type Begun = readonly [Call];

async function callAndHold({ client, server }: Story): Promise<Begun> {
  const call = client.callTool("hold");
  await server.wrote();
  return [call];
}

async function callAndStream({ client }: Story): Promise<Begun> {
  const call = client.callTool("wait");
  await firstValueFrom(call.progress$);
  return [call];
}

describe.each(["modern", "legacy"])("kill -9 of a server over HTTP in the %s era", (era) => {
  test.each<[string, (story: Story) => Promise<Begun>]>([
    ["before it said a word", callAndHold],
    ["amid a stream", callAndStream],
  ])("%s loses the call, and the next one finds another", async (_when, begin) => {
    await using story = await openStory(era);
    const { client, server, ledger } = story;
    const [call] = await begin(story);

    await using another = await server.revive();

    await expect(call).rejects.toMatchObject({ outcome: "lost" });
    const { structuredContent } = await client.callTool("whoami");
    expect(structuredContent).toEqual({ pid: another.pid });
    expect(ledger.tally).toEqual({ lost: 1, completed: 1 });
  });

  test("between calls is not noticed by a call that may be made twice", async () => {
    await using story = await openStory(era);
    const { client, server, ledger } = story;
    await client.listTools();
    await client.callTool("whoami");

    await using another = await server.revive();
    const { structuredContent } = await client.callTool("whoami");

    expect(structuredContent).toEqual({ pid: another.pid });
    expect(ledger.tally).toEqual({ completed: 3 });
  });

  test("for good ends every call, those in flight and those after", async () => {
    await using story = await openStory(era);
    const { client, server, ledger } = story;
    const held = client.callTool("hold");
    await server.wrote();

    await server.kill();
    const later = client.callTool("whoami");

    await expect(held).rejects.toMatchObject({ outcome: "lost" });
    await client.close();
    await expect(later).rejects.toMatchObject({
      outcome: expect.stringMatching(/^(lost|refused)$/),
    });
    expect(Object.keys(ledger.tally)).not.toContain("never ended");
  });

  test("amid a stream, for good, ends the call: at once, or when its time is over where it might be come back to", async () => {
    await using story = await openStory(era);
    const { client, server, ledger } = story;
    const call = client.callTool("wait", {}, { maxTotalTimeout: 300 });
    await firstValueFrom(call.progress$);

    await server.kill();

    await expect(call).rejects.toMatchObject({
      outcome: era === "modern" ? "lost" : "timedOut",
    });
    expect(ledger.calls).toBe(1);
  });
});
