import { expect, test } from "vitest";
import { type ClientEvent, type ConnectOptions, connect } from "../../src/index.ts";
import { FarHttp, type Heard, type Script } from "./far-http.ts";

const LISTEN = "subscriptions/listen";
const tagged = ({ message }: Heard, method: string, params: object = {}) => ({
  method,
  params: { ...params, _meta: { "io.modelcontextprotocol/subscriptionId": message.id } },
});

/** Acknowledges a stream of changes with all that it asks for. */
function acknowledge(heard: Heard): void {
  heard.stream();
  const notifications = heard.message.params?.["notifications"];
  heard.say(tagged(heard, "notifications/subscriptions/acknowledged", { notifications }));
}

/** A server whose tools are counted, and whose streams are the test's own. */
async function open(listen: (heard: Heard) => void, options: ConnectOptions = {}) {
  let listed = 0;
  const script: Script = (heard) => {
    switch (heard.method) {
      case "server/discover":
        heard.answer({
          resultType: "complete",
          supportedVersions: ["2026-07-28"],
          capabilities: { tools: { listChanged: true } },
        });
        return true;
      case "tools/list":
        listed += 1;
        heard.answer({
          resultType: "complete",
          tools: [{ name: `tool-${listed}`, inputSchema: { type: "object" } }],
        });
        return true;
      case LISTEN:
        listen(heard);
        return true;
      default:
        return false;
    }
  };
  const far = await FarHttp.open("modern", script);
  const events: ClientEvent[] = [];
  const client = await connect(far.url, {
    supervision: { initialDelay: 0 },
    ...options,
    onEvent: (event) => events.push(event),
  });
  return { far, client, events };
}

test("changes come on a stream of their own", async () => {
  const { far, client } = await open(acknowledge);
  await using _far = far;
  const shown: string[] = [];
  const watching = client.tools$.subscribe((tools) => shown.push(String(tools[0]?.name)));
  const stream = await far.asked(LISTEN);
  await far.asked("tools/list");
  stream.say(tagged(stream, "notifications/tools/list_changed"));
  await far.asked("tools/list", 1);
  while (shown.length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toEqual(["tool-1", "tool-2"]);

  const left = new Promise((resolve) => stream.response.on("close", resolve));
  watching.unsubscribe();
  await left;
  await client.close();
  expect(far.methods).not.toContain("notifications/cancelled");
});

test("a stream that is answered and never acknowledged is not asked for again (case 103)", async () => {
  const { far, client, events } = await open((heard) => heard.answer({ resultType: "complete" }));
  await using _far = far;
  const shown: string[] = [];
  client.tools$.subscribe((tools) => shown.push(String(tools[0]?.name)));
  while (shown.length < 1) await new Promise((resolve) => setImmediate(resolve));
  await client.callTool("x").catch(() => {});
  expect(far.of(LISTEN)).toHaveLength(1);
  expect(events.filter(({ type }) => type.startsWith("subscription."))).toMatchObject([
    { cause: "Server answered subscriptions/listen without acknowledging it" },
  ]);
  await client.close();
});

test("a stream that drops is opened again, and what it told of is read anew (case 104)", async () => {
  let streams = 0;
  const { far, client, events } = await open((heard) => {
    streams += 1;
    if (streams === 2) heard.status(503);
    else acknowledge(heard);
  });
  await using _far = far;
  const shown: string[] = [];
  client.tools$.subscribe((tools) => shown.push(String(tools[0]?.name)));
  while (shown.length < 1) await new Promise((resolve) => setImmediate(resolve));
  (await far.asked(LISTEN)).response.destroy();
  await far.asked(LISTEN, 2);
  while (shown.length < 2) await new Promise((resolve) => setImmediate(resolve));

  expect(shown.at(-1)).toBe("tool-2");
  expect(
    events.map(({ type }) => type).filter((type) => type.startsWith("subscription.")),
  ).toContain("subscription.lost");
  expect(far.of(LISTEN)[2]?.message.params?.["notifications"]).toEqual({ toolsListChanged: true });
  await client.close();
});
