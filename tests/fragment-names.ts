/** What fragments of programs on our pages use without showing it: what they import, and what is the reader's own. */
export const FRAGMENT_NAMES = `
import type * as Client from "@mcp-actors/client";
import type * as Inspector from "@mcp-actors/inspector";
import type * as NodeInspector from "@mcp-actors/inspector/node";
import type * as Otel from "@mcp-actors/inspector/otel";
import type * as Backends from "@mcp-actors/model/backends";
import type * as Model from "@mcp-actors/model";
import type * as Protocol from "@mcp-actors/protocol";
import type * as Server from "@mcp-actors/server";
import type * as NodeServer from "@mcp-actors/server/node";
import type * as Transport from "@mcp-actors/transport";
import type * as Vitest from "vitest";
import type * as Zod from "zod";
import type * as Theirs from "./server.ts";

declare global {
  const connect: typeof Client.connect;
  const createInspector: typeof NodeInspector.createInspector;
  const createServer: typeof Server.createServer;
  const tool: typeof Server.tool;
  const ToolError: typeof Server.ToolError;
  const serveStdio: typeof NodeServer.serveStdio;
  const serveHttp: typeof NodeServer.serveHttp;
  const defineModel: typeof Model.defineModel;
  const expect: typeof Vitest.expect;
  const test: typeof Vitest.test;
  const z: typeof Zod.z;

  const client: Client.Client;
  const target: Client.Target;
  const weather: typeof Theirs.weather;
  const hello: typeof Theirs.hello;
  const greeter: Server.ServerDefinition;
  const travel: Server.ServerDefinition;
  const definition: Server.ServerDefinition;
  const records: ReturnType<typeof Inspector.readRecords>;
  const telemetry: ReturnType<typeof Otel.toOpenTelemetry>;
  const samplingWith: typeof Backends.samplingWith;
  const ollama: typeof Backends.ollama;
  const transport: Transport.Transport;
  const channel: Transport.Channel;
  const dialect: Protocol.Dialect;

  const worker: Worker;
  const notes: Map<string, string>;
  const secret: Server.Secret;
  const url: string;
  const text: string;
  const line: string;
  const token: string & ((challenge: unknown) => Promise<string>);
  const apiKey: string;
  const city: string | undefined;
  const request: unknown;
  const result: unknown;
  let degrees: number;

  function countVisit(name: string): number;
  function forecast(city: string, options: { readonly signal: AbortSignal }): Promise<string>;
  function show(shown: unknown): void;
  function serve(channel: Transport.Channel): void;
  function use(channel: Transport.Channel): void;
  function openPair(): never;
  function tokenFor(challenge: unknown): Promise<string>;
  function verify(token: string): Promise<{ readonly subject: string } | undefined>;
  function withSecrets<Request>(request: Request): Request;
}
`;

/** The module of a server that fragments take types of. */
export const FRAGMENT_SERVER = `
import { defineServer, prompt, resource, tool } from "@mcp-actors/server";
import { z } from "zod";

export const hello = defineServer({
  name: "hello",
  version: "1.0.0",
  tools: { greet: tool({ input: z.object({ name: z.string() }), run: ({ name }) => name }) },
});

export const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      input: z.object({ city: z.string() }),
      output: z.object({ celsius: z.number() }),
      run: () => ({ celsius: 21 }),
    }),
  },
  prompts: { travel: prompt({ arguments: { city: { required: true } }, get: ({ city }) => city }) },
  resources: { "notes://{folder}/{id}": resource({ read: ({ folder, id }) => folder + id }) },
});
`;
