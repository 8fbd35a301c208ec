import { expect, test } from "vitest";
import { type ClientEvent, connect } from "../../src/index.ts";
import { FarHttp, give, type Heard } from "./far-http.ts";

const schema = (properties: object) => ({ type: "object", properties });
const FORECAST = {
  name: "forecast",
  inputSchema: schema({
    city: { type: "string", "x-mcp-header": "City" },
    where: schema({ zone: { type: "integer", "x-mcp-header": "Zone" } }),
  }),
};
const BROKEN = {
  name: "broken",
  inputSchema: schema({ n: { type: "number", "x-mcp-header": "N" } }),
};
const PLAIN = { name: "plain", inputSchema: { type: "object" } };

const listing = (tools: readonly object[]) => (heard: Heard) => {
  if (heard.method !== "tools/list") return false;
  heard.answer({ resultType: "complete", tools });
  return true;
};

test("arguments travel in headers as their tool asks", async () => {
  const list = listing([FORECAST, PLAIN]);
  await using far = await FarHttp.open(
    "modern",
    (heard) => list(heard) || (heard.method === "tools/call" && give(heard, "fine")),
  );
  await using client = await connect(far.url);
  await client.listTools();
  await client.callTool("forecast", { city: "Kraków", where: { zone: 7 } });
  await client.callTool("plain", { city: "Oslo" });

  const [first, second] = far.of("tools/call");
  expect(first?.headers).toMatchObject({
    "mcp-name": "forecast",
    "mcp-param-city": "=?base64?S3Jha8Ozdw==?=",
    "mcp-param-zone": "7",
  });
  expect(Object.keys(second?.headers ?? {}).filter((name) => name.startsWith("mcp-param"))).toEqual(
    [],
  );
});

test("a tool that asks for what no header can be is left out, and told of", async () => {
  await using far = await FarHttp.open("modern", listing([BROKEN, PLAIN]));
  const events: ClientEvent[] = [];
  await using client = await connect(far.url, { onEvent: (event) => events.push(event) });
  expect((await client.listTools()).map(({ name }) => name)).toEqual(["plain"]);
  expect(events.filter(({ type }) => type === "tool.excluded")).toEqual([
    {
      type: "tool.excluded",
      tool: "broken",
      reason: 'x-mcp-header at n is on "number", not on a string, integer or boolean',
    },
  ]);
});

test("such a tool stays in the list of a session", async () => {
  await using far = await FarHttp.open("legacy", listing([BROKEN]));
  await using client = await connect(far.url);
  expect((await client.listTools()).map(({ name }) => name)).toEqual(["broken"]);
});

const mismatch = (heard: Heard) => heard.fail(400, { code: -32_020, message: "Header mismatch" });

test("a call that is refused for its headers goes again after a look at the list", async () => {
  const list = listing([FORECAST]);
  await using far = await FarHttp.open("modern", (heard) => {
    if (heard.method !== "tools/call") return list(heard);
    if (heard.headers["mcp-param-city"] === "Oslo") give(heard, "fine");
    else mismatch(heard);
    return true;
  });
  await using client = await connect(far.url);
  expect(await client.callTool("forecast", { city: "Oslo" })).toMatchObject({
    content: [{ text: "fine" }],
  });
  expect(far.methods).toEqual(["server/discover", "tools/call", "tools/list", "tools/call"]);
});

test("a call that is refused so again is an error", async () => {
  const list = listing([FORECAST]);
  await using far = await FarHttp.open("modern", (heard) => {
    if (heard.method === "tools/call") mismatch(heard);
    return heard.method === "tools/call" || list(heard);
  });
  await using client = await connect(far.url);
  await expect(client.callTool("forecast", { city: "Oslo" })).rejects.toMatchObject({
    code: -32_020,
  });
  expect(far.of("tools/call")).toHaveLength(2);
});

test("a call whose list cannot be read is answered as it was", async () => {
  await using far = await FarHttp.open("modern", (heard) => {
    if (heard.method === "tools/call") mismatch(heard);
    return heard.method === "tools/call";
  });
  await using client = await connect(far.url);
  await expect(client.callTool("forecast", {})).rejects.toMatchObject({ code: -32_020 });
  expect(far.of("tools/call")).toHaveLength(1);
});

test("an integer that no header can mirror is never sent (case 108)", async () => {
  await using far = await FarHttp.open("modern", listing([FORECAST]));
  await using client = await connect(far.url);
  await client.listTools();
  await expect(client.callTool("forecast", { where: { zone: 2 ** 53 } })).rejects.toMatchObject({
    outcome: "refused",
    message: expect.stringContaining("where.zone is beyond the integers"),
  });
  expect(far.of("tools/call")).toEqual([]);
});
