import { describe, expect, test } from "vitest";
import { type ConnectOptions, connect } from "../../src/index.ts";
import { FarHttp, give, type Heard } from "./far-http.ts";

const AT_ONCE: ConnectOptions = { era: "legacy", supervision: { initialDelay: 0 } };

/** Forgets the session of each request that a test names, once. */
function forgetting(
  isForgotten: (heard: Heard) => boolean,
  forget = (heard: Heard) => heard.status(404),
) {
  return (heard: Heard): boolean => {
    if (isForgotten(heard)) {
      forget(heard);
      return true;
    }
    return heard.method === "tools/call" && give(heard, String(heard.headers["mcp-session-id"]));
  };
}

const inFirstSession = (heard: Heard) =>
  heard.method === "tools/call" && heard.headers["mcp-session-id"] === "session-1";

describe("a session that the server forgot", () => {
  test.each<[string, (heard: Heard) => void]>([
    ["JSON", (heard) => heard.fail(404, { code: -32_001, message: "Session not found" })],
    ["a page", (heard) => heard.status(404, "<h1>404</h1>", { "content-type": "text/html" })],
    ["nothing", (heard) => heard.status(404)],
  ])(
    "and says so with %s is opened once anew, and the call sent again (case 70)",
    async (_name, forget) => {
      await using far = await FarHttp.open("legacy", forgetting(inFirstSession, forget));
      await using client = await connect(far.url, AT_ONCE);
      expect(await client.callTool("echo")).toMatchObject({ content: [{ text: "session-2" }] });
      expect(far.of("initialize")).toHaveLength(2);
      expect(far.of("initialize")[1]?.headers).not.toHaveProperty("mcp-session-id");
      expect(far.of("tools/call")).toHaveLength(2);
      expect(far.of("DELETE")).toEqual([]);
    },
  );

  test("takes all calls along that were on their way (case 70)", async () => {
    await using far = await FarHttp.open("legacy", forgetting(inFirstSession));
    await using client = await connect(far.url, AT_ONCE);
    const calls = await Promise.all([1, 2, 3, 4].map((n) => client.callTool("echo", { n })));
    expect(calls).toHaveLength(4);
    expect(far.of("initialize")).toHaveLength(2);
    expect(far.of("tools/call")).toHaveLength(8);
  });

  test("a second time is an error of the call (case 70)", async () => {
    await using far = await FarHttp.open(
      "legacy",
      forgetting((heard) => heard.method === "tools/call"),
    );
    await using client = await connect(far.url, AT_ONCE);
    await expect(client.callTool("echo")).rejects.toMatchObject({
      outcome: "lost",
      message: expect.stringContaining("does not know the session any more"),
    });
    expect(far.of("tools/call")).toHaveLength(2);
    expect(client.counts).toMatchObject({ calls: 0, waitingCalls: 0, timers: 0 });
  });

  describe("while a call was at work", () => {
    /** The first call is begun and never answered; the second finds the session gone. */
    const begun = (heard: Heard): boolean => {
      if (heard.method === "tools/list") {
        heard.answer({
          tools: [
            { name: "read", inputSchema: { type: "object" }, annotations: { readOnlyHint: true } },
          ],
        });
        return true;
      }
      if (!inFirstSession(heard)) return heard.method === "tools/call" && give(heard, "again");
      if (heard.message.params?.["name"] === "gone") heard.status(404);
      else heard.stream();
      return true;
    };

    test("loses it, for it may have been done", async () => {
      await using far = await FarHttp.open("legacy", begun);
      await using client = await connect(far.url, AT_ONCE);
      const working = client.callTool("write");
      await far.asked("tools/call");
      const refused = client.callTool("gone");
      await expect(working).rejects.toMatchObject({ outcome: "lost" });
      expect(await refused).toMatchObject({ content: [{ text: "again" }] });
    });

    test.each([
      ["its caller says that this does no harm", "write", { repeatable: true }],
      ["its tool says that it only reads", "read", {}],
    ])("sends it again where %s", async (_name, tool, options) => {
      await using far = await FarHttp.open("legacy", begun);
      await using client = await connect(far.url, AT_ONCE);
      await client.listTools();
      const working = client.callTool(tool, {}, options);
      await far.asked("tools/call");
      void client.callTool("gone");
      expect(await working).toMatchObject({ content: [{ text: "again" }] });
    });
  });

  test("is restored before anything else is asked in the new one", async () => {
    await using far = await FarHttp.open("legacy", (heard) => {
      if (heard.method === "logging/setLevel") {
        heard.answer({});
        return true;
      }
      return forgetting(inFirstSession)(heard);
    });
    await using client = await connect(far.url, AT_ONCE);
    await client.setLogLevel("warning");
    await client.callTool("echo");
    const inSecond = far.heard.filter(({ headers }) => headers["mcp-session-id"] === "session-2");
    const asked = inSecond.map(({ method }) => method).filter((method) => method !== "GET");
    expect(asked).toEqual(["notifications/initialized", "logging/setLevel", "tools/call"]);
  });

  test("tells of itself by the states of the connection and of the call", async () => {
    await using far = await FarHttp.open("legacy", forgetting(inFirstSession));
    const states: string[] = [];
    await using client = await connect(far.url, {
      ...AT_ONCE,
      onEvent: (event) => {
        if (event.type === "connection.state") states.push(event.state);
        if (event.type === "call.state") states.push(`call ${event.state}`);
      },
    });
    await client.callTool("echo");
    expect(states).toEqual([
      "connecting",
      "negotiating",
      "ready",
      "call pending",
      "call queued",
      "reconnecting",
      "connecting",
      "negotiating",
      "ready",
      "call pending",
      "call completed",
    ]);
  });
});
