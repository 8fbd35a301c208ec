import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ollama, openAi } from "../../src/backends/index.ts";
import { type Generate, modelTool } from "../../src/index.ts";
import { openModel } from "../open-model.ts";
import { brokenOff, type EndpointServer, inPieces, startEndpoint } from "./endpoint-server.ts";

/** One format of endpoints: how a model behind one is made, and what its replies look like. */
interface Format {
  readonly path: string;
  readonly make: (server: EndpointServer) => Generate;
  readonly tokens: (...tokens: readonly string[]) => string;
  readonly end: (reason: string) => string;
  readonly calls: (...calls: readonly { name: string; args: object }[]) => string;
  readonly failure: string;
}

const event = (data: object) => `data: ${JSON.stringify(data)}\r\n\r\n`;
const choice = (delta: object, reason: string | null = null) =>
  event({ choices: [{ index: 0, delta, finish_reason: reason }] });

const openAiFormat: Format = {
  path: "/v1/chat/completions",
  make: ({ url }) => openAi({ url: `${url}/v1`, model: "small", apiKey: "key" }),
  tokens: (...tokens) =>
    `: keep-alive\n\n${choice({ role: "assistant" })}${tokens.map((content) => choice({ content })).join("")}`,
  end: (reason) => `${choice({}, reason)}data: [DONE]\n\n`,
  calls: (...calls) => {
    const begun = calls.map(({ name }, index) => ({
      index,
      id: `call-${index}`,
      type: "function",
      function: { name, arguments: "" },
    }));
    const pieces = calls.flatMap(({ args }, index) =>
      JSON.stringify(args)
        .match(/.{1,3}/g)
        ?.map((part) => ({ index, function: { arguments: part } })),
    );
    const parts = pieces.map((piece) => choice({ tool_calls: [piece] })).join("");
    return `${choice({ tool_calls: begun })}${parts}${choice({}, "tool_calls")}data: [DONE]\n\n`;
  },
  failure: event({ error: { message: "out of memory", type: "server_error" } }),
};

const line = (chunk: object) => `${JSON.stringify(chunk)}\n`;

const ollamaFormat: Format = {
  path: "/api/chat",
  make: ({ url }) => ollama({ url, model: "small" }),
  tokens: (...tokens) =>
    tokens
      .map((content) => line({ message: { role: "assistant", content }, done: false }))
      .join(""),
  end: (reason) => line({ message: { content: "" }, done: true, done_reason: reason }),
  calls: (...calls) =>
    line({
      message: {
        content: "",
        tool_calls: calls.map(({ name, args }) => ({ function: { name, arguments: args } })),
      },
      done: false,
    }) + line({ message: { content: "" }, done: true, done_reason: "stop" }),
  failure: line({ error: "out of memory" }),
};

describe.each([
  ["openAi", openAiFormat],
  ["ollama", ollamaFormat],
])("a model behind %s", (_name, format) => {
  const TOKENS = ["Smør", "gås", " 🦆", "\n"];
  const STORY = format.tokens(...TOKENS) + format.end("stop");

  test.each([1, 2, 3, 5, 7, 64, 100_000])(
    "tells its tokens whole, however they are cut: by %i bytes",
    async (size) => {
      await using server = await startEndpoint(inPieces(STORY, size));
      await using opened = await openModel({ generate: format.make(server) });
      const tokens: string[] = [];

      const generation = opened.model.generate("Say", { onToken: (token) => tokens.push(token) });

      expect(await generation).toBe(TOKENS.join(""));
      expect(tokens).toEqual(TOKENS);
    },
  );

  test("is cut once at every byte, and tells the same", async () => {
    const bytes = Buffer.from(STORY);
    let cut = 0;
    await using server = await startEndpoint((response) => {
      response.write(bytes.subarray(0, cut), () =>
        setImmediate(() => response.end(bytes.subarray(cut))),
      );
    });
    await using opened = await openModel({ generate: format.make(server) });

    for (cut = 1; cut < bytes.length; cut += 1) {
      expect(await opened.model.generate("Say")).toBe(TOKENS.join(""));
    }
  });

  test.each([
    ["stop", "endTurn"],
    ["length", "maxTokens"],
    ["content_filter", "content_filter"],
  ])("that stopped for %s stopped for %s", async (reason, stopReason) => {
    await using server = await startEndpoint(
      inPieces(format.tokens("a") + format.end(reason), 1000),
    );
    await using opened = await openModel({ generate: format.make(server) });
    const generation = opened.model.generate("Say");
    await generation;

    expect(generation.stopReason).toBe(stopReason);
  });

  test("is asked with the conversation, and how to choose", async () => {
    await using server = await startEndpoint(inPieces(STORY, 1000));
    await using opened = await openModel({ generate: format.make(server) });
    const messages = [
      { role: "user", content: "Hi" },
      { role: "assistant", content: "Hello" },
    ] as const;

    await opened.model.generate({
      prompt: "",
      system: "Be brief",
      messages,
      temperature: 0.5,
      maxTokens: 9,
      stop: ["."],
      seed: 3,
    });
    await opened.model.generate("Alone");

    const [first, second] = server.asked;
    expect(first).toMatchObject({
      path: format.path,
      body: {
        model: "small",
        stream: true,
        messages: [{ role: "system", content: "Be brief" }, ...messages],
      },
    });
    expect(JSON.stringify(first?.body)).toMatch(
      /"temperature":0\.5,"(?:max_tokens|num_predict)":9,"stop":\["\."\],"seed":3/,
    );
    expect(second?.body).toMatchObject({ messages: [{ role: "user", content: "Alone" }] });
    expect(second?.body).not.toHaveProperty("tools");
  });

  test("calls the tools of the client, several at once, and goes on with what they gave", async () => {
    const wanted = [
      { name: "add", args: { a: 1, b: 2 } },
      { name: "broken", args: {} },
    ];
    await using server = await startEndpoint(
      inPieces(format.tokens("Let me see. ") + format.calls(...wanted), 1000),
      inPieces(format.tokens("It is 3.") + format.end("stop"), 1000),
    );
    const tools = {
      add: modelTool({
        description: "Adds.",
        input: z.object({ a: z.number(), b: z.number() }),
        run: ({ a, b }) => ({ sum: a + b }),
      }),
      broken: modelTool({
        run() {
          throw new Error("no power");
        },
      }),
    };
    await using opened = await openModel({ generate: format.make(server) }, { client: { tools } });

    expect(await opened.model.generate("What is 1 + 2?")).toBe("Let me see. It is 3.");

    expect(server.asked[0]?.body["tools"]).toMatchObject([
      {
        type: "function",
        function: { name: "add", description: "Adds.", parameters: { type: "object" } },
      },
      { type: "function", function: { name: "broken" } },
    ]);
    expect(server.asked[1]?.body["messages"]).toMatchObject([
      { role: "user", content: "What is 1 + 2?" },
      {
        role: "assistant",
        content: "Let me see. ",
        tool_calls: [{ function: { name: "add" } }, { function: { name: "broken" } }],
      },
      { role: "tool", content: '{"sum":3}' },
      { role: "tool", content: "Error: no power" },
    ]);
  });

  test("that wants tools for ever is stopped", async () => {
    const tools = { more: modelTool({ run: () => "more" }) };
    await using server = await startEndpoint(
      inPieces(format.calls({ name: "more", args: {} }), 1000),
    );
    await using opened = await openModel({ generate: format.make(server) }, { client: { tools } });

    await expect(opened.model.generate("")).rejects.toThrow(
      "The model wants tools in more than 8 rounds",
    );
    expect(server.asked).toHaveLength(9);
  });

  test("is cancelled in the middle by closing its request", async () => {
    await using server = await startEndpoint((response) => response.write(format.tokens("a")));
    await using opened = await openModel({ generate: format.make(server) });
    const generation = opened.model.generate("");

    for await (const _token of generation) break;

    await server.left;
    await expect(generation).rejects.toMatchObject({ outcome: "cancelled" });
  });

  test("that is left in the middle closes its request, whatever its signal says", async () => {
    await using server = await startEndpoint((response) => response.write(format.tokens("a", "b")));
    const tokens = format.make(server)(
      { prompt: "" },
      {
        signal: new AbortController().signal,
        client: { name: "", version: "" },
        tools: [],
        callTool: async () => {},
      },
    );

    expect(await tokens.next()).toEqual({ done: false, value: "a" });
    await tokens.return();

    await server.left;
  });

  test.each([
    ["breaks off", brokenOff(format.tokens("a")), "The model endpoint broke off in the middle"],
    [
      "ends too soon",
      inPieces(format.tokens("a"), 1000),
      "The model endpoint ended before its model did",
    ],
    [
      "fails in the middle",
      inPieces(format.tokens("a") + format.failure, 1000),
      "The model endpoint failed: out of memory",
    ],
    [
      "sends what is no JSON",
      inPieces(`${format.tokens("a")}data: {]\n\n`, 1000),
      "The model endpoint sent what is no JSON",
    ],
  ])("keeps its tokens so far when the endpoint %s", async (_what, reply, message) => {
    await using server = await startEndpoint(reply);
    await using opened = await openModel({ generate: format.make(server) });
    const generation = opened.model.generate("");

    await expect(generation).rejects.toMatchObject({ code: -32603, message });
    expect(generation.text).toBe("a");
  });

  test("tells what an endpoint that refuses says", async () => {
    await using server = await startEndpoint((response) => {
      response.statusCode = 404;
      response.end('{"error":"model small not found"}');
    });
    await using opened = await openModel({ generate: format.make(server) });

    await expect(opened.model.generate("")).rejects.toThrow(
      'The model endpoint answered 404: {"error":"model small not found"}',
    );
  });

  test("tells that an endpoint cannot be reached, and not where it is", async () => {
    const server = await startEndpoint();
    await server[Symbol.asyncDispose]();
    await using opened = await openModel({ generate: format.make(server) });

    await expect(opened.model.generate("")).rejects.toThrow(
      /^The model endpoint could not be reached$/,
    );
  });
});

test("a key is sent where there is one", async () => {
  await using server = await startEndpoint(inPieces(openAiFormat.end("stop"), 1000));
  await using opened = await openModel({ generate: openAiFormat.make(server) });
  await opened.model.generate("");

  expect(server.asked[0]?.authorization).toBe("Bearer key");
});
