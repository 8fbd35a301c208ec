import { expect, test } from "vitest";
import { bearer, createFetchHandler, memoryEventStore } from "../src/http/index.ts";
import { createSeal, createServer, defineServer } from "../src/index.ts";
import {
  createNodeHandler,
  serveHttp,
  serveModule,
  serveStdio,
  serveTcp,
  serveWebSocket,
  sqliteStores,
} from "../src/node/index.ts";

const definition = defineServer({ name: "a test", version: "1" });

type Serving = (options: never) => unknown;

const SERVINGS: readonly [string, Serving][] = [
  ["createServer", (options) => createServer(definition, options)],
  ["createFetchHandler", (options) => createFetchHandler(definition, options)],
  ["createNodeHandler", (options) => createNodeHandler(definition, options)],
  ["createSeal", (options) => createSeal(options)],
  ["drain", (options) => createServer(definition).drain(options)],
  ["bearer", (options) => bearer(() => undefined, options)],
  ["memoryEventStore", (options) => memoryEventStore(options)],
  ["sqliteStores", (options) => sqliteStores({ exec() {} } as never, options)],
  ["serveHttp", (options) => serveHttp(definition, options)],
  ["serveStdio", (options) => serveStdio(definition, options)],
  ["serveTcp", (options) => serveTcp(definition, options)],
  ["serveWebSocket", (options) => serveWebSocket(definition, options)],
  ["serveModule", (options) => serveModule("nowhere.mjs", options)],
];

/** What is thrown now or later. */
async function faultOf(serve: Serving, options: object): Promise<unknown> {
  try {
    await serve(options as never);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each(SERVINGS)("%s refuses an option that nobody reads", async (name, serve) => {
  const fault = await faultOf(serve, { frobnicate: 1 });

  expect(fault).toEqual(new TypeError(`Unknown option frobnicate of ${name}`));
});

test.each<[string, object, string]>([
  ["createServer", { limits: { stream: 1 } }, "stream of limits, did you mean streams"],
  ["createFetchHandler", { paths: "/mcp" }, "paths of createFetchHandler, did you mean path"],
  ["createFetchHandler", { sessions: { timout: 1 } }, "timout of sessions, did you mean timeout"],
  ["serveHttp", { prot: 1 }, "prot of serveHttp, did you mean port"],
  ["serveHttp", { drainOnSignal: { timout: 1 } }, "timout of drainOnSignal, did you mean timeout"],
  ["serveModule", { wach: true }, "wach of serveModule, did you mean watch"],
])("%s given %j says what was meant", async (name, options, what) => {
  const serve = new Map(SERVINGS).get(name);
  if (serve === undefined) throw new Error(`Nothing is called ${name}`);

  expect(await faultOf(serve, options)).toEqual(new TypeError(`Unknown option ${what}`));
});

test.each<[string, unknown, string]>([
  ["createServer", 5, "Options of createServer must be an object, not 5"],
  ["createServer", { limits: 5 }, "Options of limits must be an object, not 5"],
  [
    "createServer",
    { onEvent: {} },
    "Option onEvent of createServer must be a function, not of type object",
  ],
  [
    "createServer",
    { expose: "yes" },
    'Option expose of createServer must be true or false, not "yes"',
  ],
  [
    "createServer",
    { debounced: "x" },
    'Option debounced of createServer must be a list of texts, not "x"',
  ],
  [
    "createServer",
    { middleware: "x" },
    'Option middleware of createServer must be a list of functions, not "x"',
  ],
  [
    "createServer",
    { seal: {} },
    "Option seal of createServer must be an object with seal and open, not of type object",
  ],
  [
    "createServer",
    { changes: {} },
    "Option changes of createServer must be an object with publish, not of type object",
  ],
  [
    "serveHttp",
    { authenticate: "x" },
    'Option authenticate of serveHttp must be a function, not "x"',
  ],
  ["serveHttp", { cors: "*" }, 'Option cors of serveHttp must be true or false, not "*"'],
  [
    "serveHttp",
    { allowedOrigins: "https://a.example" },
    'Option allowedOrigins of serveHttp must be a list of texts or "*", not "https://a.example"',
  ],
  [
    "serveHttp",
    { allowedHosts: [1] },
    "Option allowedHosts of serveHttp must be a list of texts, not one with 1",
  ],
  ["serveHttp", { sessions: true }, "Options of sessions must be an object, not true"],
  [
    "serveHttp",
    { sessions: { store: {} } },
    "Option store of sessions must be an object with save and take, not of type object",
  ],
  ["serveHttp", { drainOnSignal: true }, "Options of drainOnSignal must be an object, not true"],
  [
    "serveWebSocket",
    { authenticate: 1 },
    "Option authenticate of serveWebSocket must be a function, not 1",
  ],
  [
    "serveTcp",
    { maxMessageBytes: "1MB" },
    'Option maxMessageBytes of serveTcp must be a number from 0 on, not "1MB"',
  ],
])("%s given %j says what it may be", async (name, options, message) => {
  const serve = new Map(SERVINGS).get(name);

  expect(serve && (await faultOf(serve, options as never))).toEqual(new TypeError(message));
});

test.each<[options: object, message: string]>([
  [{ port: "8931" }, 'Option port must be a whole number from 0 to 65535, not "8931"'],
  [{ port: null }, "Option port must be a whole number from 0 to 65535, not null"],
  [{ port: 65_536 }, "Option port must be a whole number from 0 to 65535, not 65536"],
  [{ port: -1 }, "Option port must be a whole number from 0 to 65535, not -1"],
  [{ port: 0.5 }, "Option port must be a whole number from 0 to 65535, not 0.5"],
  [{ host: 127 }, "Option host must be a text, not 127"],
  [{ path: 1 }, "Option path must be a text, not 1"],
])("%j is no place to listen at", async (options, message) => {
  const servings = SERVINGS.filter(([name]) => /^serve[HTW]/.test(name));

  const faults = servings.map(([, serve]) => faultOf(serve, options));

  expect(await Promise.all(faults)).toMatchObject([{ message }, { message }, { message }]);
});

test.each<[offer: object, message: string]>([
  [{ tools: [] }, "Tools must be an object, { name: tool(…) }, not a list"],
  [{ resources: [{}] }, "Resources must be an object, { name: resource(…) }, not a list"],
  [{ prompts: [] }, "Prompts must be an object, { name: prompt(…) }, not a list"],
  [{ tools: "all" }, 'Tools must be an object, { name: tool(…) }, not "all"'],
  [{ tools: null }, "Tools must be an object, { name: tool(…) }, not null"],
])("%j is no definition of a server", (offer, message) => {
  expect(() => defineServer({ name: "a test", version: "1", ...offer })).toThrow(
    new TypeError(message),
  );
});

test.each(SERVINGS.filter(([name]) => /^serve[HSTW]|Handler$/.test(name)))(
  "%s hands on what is meant for its server",
  async (_, serve) => {
    expect(await faultOf(serve, { limits: { queue: -1 } })).toMatchObject({
      message: "Option limits.queue must be a whole number from 0 on, not -1",
    });
  },
);
