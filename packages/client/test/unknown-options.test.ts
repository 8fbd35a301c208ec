import { memoryPair } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import { type Client, connect } from "../src/index.ts";
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

test.each([
  [{ elicitation: true }, "Option elicitation must be a function or { form, url }, not true"],
  [{ elicitation: null }, "Option elicitation must be a function or { form, url }, not null"],
  [
    { elicitation: { action: "decline" } },
    "Option elicitation must be a function that gives the answer, not the answer",
  ],
  [{ elicitation: { form: true } }, "Option elicitation.form must be a function, not true"],
  [{ elicitation: { url: "x" } }, 'Option elicitation.url must be a function, not "x"'],
  [{ sampling: "yes" }, 'Option sampling must be a function or { answer, tools }, not "yes"'],
  [
    { sampling: { tools: true } },
    "Option sampling.answer must be a function, not of type undefined",
  ],
  [{ roots: true }, "Roots must be a list or a function, not true"],
  [{ roots: {} }, "Roots must be a list or a function, not of type object"],
  [{ roots: ["file:///a"] }, 'Root 1 must be { uri: "file:///…" }, not "file:///a"'],
  [
    { roots: [{ uri: "file:///a" }, { uri: "/b" }] },
    'Root 2 must be { uri: "file:///…" }, not one whose uri is "/b"',
  ],
  [
    { roots: [{ uri: "file:///my notes" }] },
    'Root 1 must be { uri: "file:///…" }, not one whose uri is "file:///my notes", with a blank or a backslash',
  ],
  [{ roots: [{ uri: "file:///a", name: 5 }] }, "Name of root 1 must be a text, not 5"],
  [{ signal: "x" }, 'Option signal must be an AbortSignal, not "x"'],
  [{ signal: null }, "Option signal must be an AbortSignal, not null"],
  [{ onEvent: "x" }, 'Option onEvent of connect must be a function, not "x"'],
  [{ onLog: {} }, "Option onLog of connect must be a function, not of type object"],
  [{ middleware: [1] }, "Option middleware of connect must be a list of functions, not one with 1"],
  [{ client: "me" }, 'Option client of connect must be an object, not "me"'],
  [{ supervision: false }, "Option supervision of connect must be an object, not false"],
  [{ liveness: true }, "Options of liveness must be an object, not true"],
  [{ timeouts: 5000 }, "Option timeouts of connect must be an object, not 5000"],
  [
    { headers: new Headers({ "X-Any": "1" }) },
    "Option headers of connect must be a plain object whose values are texts, not of type object",
  ],
  [
    { maxMessageBytes: "1MB" },
    'Option maxMessageBytes of connect must be a number from 0 on, not "1MB"',
  ],
  [
    { clock: { now() {} } },
    "Option clock of connect must be an object with now and setTimeout and clearTimeout, not of type object",
  ],
  [5000, "Options of connect must be an object, not 5000"],
])("%j is refused before anything is dialled", async (options, message) => {
  const [channel] = memoryPair();

  await expect(connect({ channel }, options as object)).rejects.toThrow(new TypeError(message));
});

test.each([
  [{ args: "server.mjs" }, 'Option args of target must be a list of texts, not "server.mjs"'],
  [
    { env: { PORT: 1 } },
    "Option env of target must be a plain object whose values are texts, not one whose PORT is of type number",
  ],
  [{ stderr: "ignore" }, 'Option stderr of target must be "pipe" or "inherit", not "ignore"'],
  [{ cwd: 5 }, "Option cwd of target must be a text, not 5"],
  [{ stallTimeout: "1s" }, 'Option stallTimeout of target must be a number from 0 on, not "1s"'],
  [
    { shutdown: { eofGrace: -1 } },
    "Option eofGrace of shutdown must be a number from 0 on, not -1",
  ],
  [{ shutdown: 5 }, "Options of shutdown must be an object, not 5"],
])("no process is started with %j", async (options, message) => {
  const target = { command: process.execPath, ...options } as never;

  await expect(connect(target)).rejects.toThrow(new TypeError(message));
});

test.each<[options: unknown, message: string]>([
  [{ timout: 5 }, "Unknown option timout of a call, did you mean timeout"],
  [{ onprogress: form }, "Unknown option onprogress of a call, did you mean onProgress"],
  [{ retries: 3 }, "Unknown option retries of a call"],
  [{ signal: "x" }, 'Option signal must be an AbortSignal, not "x"'],
  [{ signal: null }, "Option signal must be an AbortSignal, not null"],
  [{ onProgress: "x" }, 'Option onProgress must be a function, not "x"'],
  [5000, "Options of a call must be an object, not 5000"],
  [null, "Options of a call must be an object, not null"],
])("%j is refused as the options of any call", async (given, message) => {
  await using world = await openClient();
  const options = given as object;
  const refusal = new TypeError(message);
  const { client } = world;

  expect(() => client.callTool("greet", {}, options)).toThrow(refusal);
  expect(() => client.readResource("a:b", options)).toThrow(refusal);
  await expect(client.listTools(options)).rejects.toThrow(refusal);
  expect(client.counts).toEqual(NOTHING_HELD);
});

test("a key that is undefined is not given, and an object of a class is not looked into", async () => {
  await using world = await openClient();
  class Wishes {
    readonly timeout = 5000;
    readonly mark = 1;
  }

  world.client.callTool("greet", {}, { timout: undefined } as object);
  world.client.callTool("greet", {}, new Wishes());

  expect(world.client.counts.calls).toBe(2);
});

test.each<[string, (client: Client, given: never) => unknown]>([
  ["callTool(name, args, options)", (client, given) => client.callTool(given)],
  ["getPrompt(name, args, options)", (client, given) => client.getPrompt(given)],
  ["readResource(uri, options)", (client, given) => client.readResource(given)],
])("%s is shown to whoever gives all of it as one object", async (call, make) => {
  await using world = await openClient();

  expect(() => make(world.client, { name: "greet", arguments: {} } as never)).toThrow(
    new TypeError(`Call is written ${call}, whose first must be a text, not of type object`),
  );
});

test.each<[what: string, given: readonly unknown[], message: string]>([
  [
    "all of it as one object",
    [{ ref: { type: "ref/prompt", name: "greet" }, argument: { name: "a", value: "" } }],
    "first must be { prompt } or { resource }",
  ],
  ["a name alone", ["greet", { name: "a", value: "" }], "first must be { prompt } or { resource }"],
  ["no argument", [{ prompt: "greet" }], "second must be { name, value }, two texts"],
  [
    "an argument that is not begun",
    [{ prompt: "greet" }, { name: "a" }],
    "second must be { name, value }, two texts",
  ],
])("complete is shown to whoever gives %s", async (_what, given, message) => {
  await using world = await openClient();

  expect(() => Reflect.apply(world.client.complete, undefined, given)).toThrow(
    new TypeError(`Call is written complete(target, argument, options), whose ${message}`),
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
