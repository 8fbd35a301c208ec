import { expect, test } from "vitest";
import { ollama, openAi, samplingWith } from "../src/backends/index.ts";
import { connectModel, defineModel, serveModel } from "../src/index.ts";
import { serveModelStdio, serveModelTcp, serveModelWebSocket } from "../src/node/index.ts";
import { storyteller } from "../src/storyteller/index.ts";

const definition = defineModel({
  async *generate() {
    yield "word";
  },
});

const NOWHERE = { transport: undefined } as never;

type Given = (options: never) => unknown;

const ENTRIES: readonly [string, Given][] = [
  ["connectModel", (options) => connectModel(definition, options)],
  ["serveModel", (options) => serveModel(definition, NOWHERE, options)],
  ["serveModelStdio", (options) => serveModelStdio(definition, options)],
  ["serveModelTcp", (options) => serveModelTcp(definition, options)],
  ["serveModelWebSocket", (options) => serveModelWebSocket(definition, options)],
];

/** What is thrown now or later. */
async function faultOf(given: Given, options: unknown): Promise<unknown> {
  try {
    await given(options as never);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each(ENTRIES)("%s refuses an option that nobody reads", async (name, given) => {
  expect(await faultOf(given, { frobnicate: 1 })).toEqual(
    new TypeError(`Unknown option frobnicate of ${name}`),
  );
});

test.each(ENTRIES)("%s refuses options that are none", async (name, given) => {
  expect(await faultOf(given, 3013)).toEqual(
    new TypeError(`Options of ${name} must be an object, not 3013`),
  );
});

test.each(ENTRIES)("%s refuses an observer that is none", async (name, given) => {
  expect(await faultOf(given, { onEvent: "log" })).toEqual(
    new TypeError(`Option onEvent of ${name} must be a function, not "log"`),
  );
});

test("a request is refused that is told what nobody reads", async () => {
  await using model = await connectModel(definition);

  expect(() => model.generate("Once", { ontoken: () => {} } as object)).toThrow(
    new TypeError("Unknown option ontoken of generate, did you mean onToken"),
  );
  await expect(model.ping({ timout: 5 } as object)).rejects.toThrow(
    new TypeError("Unknown option timout of a request, did you mean timeout"),
  );
});

test.each<[what: string, make: () => unknown, message: string]>([
  [
    "ollama",
    () => ollama({ model: "m", rouds: 1 } as never),
    "Unknown option rouds of ollama, did you mean rounds",
  ],
  [
    "openAi",
    () => openAi({ url: "http://h/v1", model: "m", apikey: "k" } as never),
    "Unknown option apikey of openAi, did you mean apiKey",
  ],
  [
    "openAi",
    () => openAi({ url: "http://h/v1", model: "m", fetch: "f" } as never),
    'Option fetch of openAi must be a function, not "f"',
  ],
  [
    "samplingWith",
    () => samplingWith(storyteller(), { model: 5 } as never),
    "Option model of samplingWith must be a text, not 5",
  ],
  [
    "storyteller",
    () => storyteller({ topk: 5 } as never),
    "Unknown option topk of storyteller, did you mean topK",
  ],
  [
    "storyteller",
    () => storyteller({ seed: "x" } as never),
    'Option seed of storyteller must be a number from 0 on, not "x"',
  ],
])("%s refuses what it can do nothing with", (_what, make, message) => {
  expect(make).toThrow(new TypeError(message));
});
