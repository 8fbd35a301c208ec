import { expect, test } from "vitest";
import { z } from "zod";
import { ollama, openAi } from "../../src/backends/index.ts";
import { modelTool } from "../../src/index.ts";
import { openModel } from "../open-model.ts";
import { inPieces, startEndpoint } from "./endpoint-server.ts";

const FORMATS = { openAi, ollama };
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const delta = (fields: object) => event({ choices: [{ delta: fields }] });
const DONE = "data: [DONE]\n\n";

test.each<[keyof typeof FORMATS, string, string]>([
  ["openAi", event({ error: "no memory" }), "no memory"],
  ["openAi", event({ error: { message: "no memory" } }), "no memory"],
  ["openAi", event({ error: { code: 5 } }), "without a message"],
  ["ollama", '{"error":"no memory"}\n', "no memory"],
  ["ollama", '{"error":{"message":"no memory"}}\n', "no memory"],
])("%s fails with what an endpoint says in %s", async (format, body, words) => {
  await using server = await startEndpoint(inPieces(body, 1000));
  const generate = FORMATS[format]({ url: server.url, model: "small" });
  await using opened = await openModel({ generate });

  await expect(opened.model.generate("")).rejects.toThrow(`The model endpoint failed: ${words}`);
});

test("a reply that is done without a reason is complete", async () => {
  await using server = await startEndpoint(inPieces(delta({ content: "a" }) + DONE, 1000));
  await using opened = await openModel({ generate: openAi({ url: server.url, model: "small" }) });
  const generation = opened.model.generate("");

  expect(await generation).toBe("a");
  expect(generation.stopReason).toBe("endTurn");
});

const WRITTEN = { index: 0, id: "x", function: { name: "add", arguments: '{"a":' } };
const CALL = { function: { name: "add", arguments: '{"a":' } };

test.each<[keyof typeof FORMATS, string, string]>([
  ["openAi", delta({ tool_calls: [WRITTEN] }) + DONE, delta({ content: "sorry" }) + DONE],
  [
    "ollama",
    `${JSON.stringify({ message: { tool_calls: [CALL] }, done: true })}\n`,
    `${JSON.stringify({ message: { content: "sorry" }, done: true })}\n`,
  ],
])(
  "a model behind %s is told that it wrote arguments that are no JSON",
  async (format, wants, then) => {
    await using server = await startEndpoint(inPieces(wants, 1000), inPieces(then, 1000));
    const generate = FORMATS[format]({ url: server.url, model: "small" });
    const add = modelTool({ input: z.object({ a: z.number() }), run: ({ a }) => a });
    await using opened = await openModel({ generate }, { client: { tools: { add } } });

    expect(await opened.model.generate("")).toBe("sorry");
    expect(server.asked[1]?.body["messages"]).toMatchObject([
      {},
      {},
      { role: "tool", content: expect.stringMatching(/^Error: Invalid arguments for tool "add"/) },
    ]);
  },
);
