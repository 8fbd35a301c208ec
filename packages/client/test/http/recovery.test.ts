import { describe, expect, test } from "vitest";
import { NOTHING_HELD } from "../../../machine/test/peer/nothing-held.ts";
import { type Client, type ConnectOptions, connect } from "../../src/index.ts";
import { FarHttp, give, type Heard } from "./far-http.ts";

const echo = (heard: Heard) => heard.method === "tools/call" && give(heard, "here");
const QUICK = { initialDelay: 5, maxDelay: 20, maxAttempts: 1_000 };

/** A client whose states are noted, and the server it was connected to. */
async function open(era: "modern" | "legacy", script = echo, options: ConnectOptions = {}) {
  const far = await FarHttp.open(era, script);
  const states: string[] = [];
  const client = await connect(far.url, {
    supervision: QUICK,
    ...options,
    onEvent: (event) => {
      if (event.type === "connection.state") states.push(event.state);
    },
  });
  return {
    far,
    client,
    states,
    async [Symbol.asyncDispose]() {
      await client.close();
      await far[Symbol.asyncDispose]();
    },
  };
}

/** Ends a server; settles when its client has heard of it. */
async function end(far: FarHttp): Promise<void> {
  await far[Symbol.asyncDispose]();
  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain("TCPSocketWrap");
}

const reconnecting = (client: Client) => expect.poll(() => client.state).toBe("reconnecting");

describe("a server that is not there for a while", () => {
  test.each(["modern", "legacy"] as const)(
    "makes calls wait, and has each of them once when it is back, in the %s era",
    async (era) => {
      await using world = await open(era);
      const { far, client } = world;
      await client.callTool("echo");
      const { port } = far;
      await end(far);

      const calls = [client.callTool("echo"), client.callTool("echo")];
      await reconnecting(client);
      expect(client.counts).toMatchObject({ calls: 0, waitingCalls: 2 });
      await using next = await FarHttp.open(era, echo, port);

      expect(await Promise.all(calls)).toMatchObject([
        { content: [{ text: "here" }] },
        { content: [{ text: "here" }] },
      ]);
      expect(next.of("tools/call")).toHaveLength(2);
      expect(world.states.at(-1)).toBe("ready");
    },
  );

  test("is given up as the policy says, and its calls were never sent", async () => {
    await using world = await open("modern", echo, {
      supervision: { ...QUICK, maxAttempts: 2 },
    });
    await end(world.far);

    await expect(world.client.callTool("echo")).rejects.toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("Gave up after 2 attempts to reconnect: Could not reach"),
    });
    await expect.poll(() => world.client.state).toBe("failed");
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });

  test("lets no call wait longer than its time, and a cancelled one not at all", async () => {
    await using world = await open("modern");
    await end(world.far);
    const late = world.client.callTool("echo", {}, { maxTotalTimeout: 60 });
    const given = world.client.callTool("echo");
    await reconnecting(world.client);
    given.cancel();
    await expect(given).rejects.toMatchObject({ outcome: "cancelled" });
    await expect(late).rejects.toMatchObject({ outcome: "timedOut" });
  });

  test("takes no call along that it had begun, while it ends", async () => {
    await using world = await open("modern", (heard) => {
      if (heard.message.params?.["name"] !== "slow") return echo(heard);
      heard.stream();
      return true;
    });
    const { far, client } = world;
    const slow = client.callTool("slow");
    const begun = await far.asked("tools/call");
    const { port } = far;
    far.stopListening();

    const waiting = client.callTool("echo");
    await reconnecting(client);
    begun.say({ id: begun.message.id, result: { content: [{ type: "text", text: "done" }] } });
    expect(await slow).toMatchObject({ content: [{ text: "done" }] });
    expect(client.state).toBe("reconnecting");

    await using _next = await FarHttp.open("modern", echo, port);
    expect(await waiting).toMatchObject({ content: [{ text: "here" }] });
    expect(world.states).toEqual(["connecting", "negotiating", "ready", "reconnecting", "ready"]);
  });

  test("is closed on the spot", async () => {
    await using world = await open("modern");
    await end(world.far);
    const waiting = world.client.callTool("echo");
    await reconnecting(world.client);
    await world.client.close();
    await expect(waiting).rejects.toMatchObject({ outcome: "refused" });
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });
});

describe("a connection that is cut before a word of a response", () => {
  const cutting = (times: number) => {
    let left = times;
    return (heard: Heard): boolean => {
      if (heard.method !== "tools/call") return false;
      left -= 1;
      if (left < 0) return give(heard, "here");
      heard.response.destroy();
      return true;
    };
  };

  test("has a call sent again that may be made twice", async () => {
    await using world = await open("modern", cutting(1));
    const call = world.client.callTool("echo", {}, { repeatable: true });
    expect(await call).toMatchObject({ content: [{ text: "here" }] });
  });

  test.each([
    ["a second time", 2, { repeatable: true }, 2],
    ["that may have been done", 1, {}, 1],
  ])("loses a call %s", async (_name, times, options, asked) => {
    await using world = await open("modern", cutting(times));
    const call = world.client.callTool("echo", {}, options);
    await expect(call).rejects.toMatchObject({ outcome: "lost" });
    expect(world.far.of("tools/call")).toHaveLength(asked);
  });
});

describe("whoever has no time now and says when to come back", () => {
  const busy = (times: number) => {
    let left = times;
    return (heard: Heard): boolean => {
      if (heard.method !== "tools/call") return false;
      left -= 1;
      if (left < 0) return give(heard, "here");
      heard.status(503, "<h1>Busy</h1>", { "retry-after": "0" });
      return true;
    };
  };

  test("is asked again for what may be asked twice", async () => {
    await using world = await open("modern", busy(1));
    const call = world.client.callTool("echo", {}, { repeatable: true });
    expect(await call).toMatchObject({ content: [{ text: "here" }] });
    expect(world.client.state).toBe("ready");
  });

  test.each([
    ["a second time", 2, { repeatable: true }, 2],
    ["for what may have been done", 1, {}, 1],
  ])("is not asked again %s", async (_name, times, options, asked) => {
    await using world = await open("modern", busy(times));
    const call = world.client.callTool("echo", {}, options);
    await expect(call).rejects.toMatchObject({ outcome: "lost" });
    expect(world.far.of("tools/call")).toHaveLength(asked);
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });
});

describe("a server that comes to speak another revision", () => {
  const UNSUPPORTED = {
    code: -32_022,
    message: "Unsupported",
    data: { supported: ["2025-11-25"], requested: "2026-07-28" },
  };
  const NO_SESSION =
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Bad Request: Server not initialized"}}';

  test.each<[string, (heard: Heard) => void]>([
    ["-32022", (heard) => heard.fail(400, UNSUPPORTED)],
    ["400 without a session", (heard) => heard.status(400, NO_SESSION)],
  ])("and says so by %s is opened anew, and the call sent again", async (_name, refuse) => {
    await using world = await open("modern");
    const { far, client } = world;
    const { port } = far;
    await end(far);
    await using next = await FarHttp.open(
      "legacy",
      (heard) => {
        if (heard.headers["mcp-protocol-version"] !== "2026-07-28") return echo(heard);
        refuse(heard);
        return true;
      },
      port,
    );
    expect(await client.callTool("echo")).toMatchObject({ content: [{ text: "here" }] });
    expect(client.server.revision).toBe("2025-11-25");
    expect(next.of("initialize")).toHaveLength(1);
  });

  test("and has no sessions any more is opened anew, and the call sent again", async () => {
    await using world = await open("legacy");
    const { far, client } = world;
    const { port } = far;
    await end(far);
    await using _next = await FarHttp.open(
      "modern",
      (heard) => {
        if (heard.headers["mcp-protocol-version"] === "2026-07-28") return echo(heard);
        heard.fail(400, {
          code: -32_022,
          message: "Unsupported",
          data: { supported: ["2026-07-28"], requested: "2025-11-25" },
        });
        return true;
      },
      port,
    );
    expect(await client.callTool("echo")).toMatchObject({ content: [{ text: "here" }] });
    expect(client.server.revision).toBe("2026-07-28");
  });

  test("in one place alone has that looked after once for each call", async () => {
    await using world = await open("modern", (heard) => {
      if (heard.method !== "tools/call") return false;
      heard.fail(400, UNSUPPORTED);
      return true;
    });
    const { far, client, states } = world;
    await expect(client.callTool("echo")).rejects.toMatchObject({ code: -32_022 });
    expect(far.methods).toEqual(["server/discover", "tools/call", "server/discover", "tools/call"]);
    expect(states.slice(2)).toEqual(["ready", "reconnecting", "ready"]);
    expect(client.counts).toEqual(NOTHING_HELD);
  });
});
