import type { Connection } from "@mcp-actors/machine";
import { ErrorCode, type Opened, ProtocolError } from "@mcp-actors/protocol";
import { checkKeys } from "@mcp-actors/transport";
import { Method } from "../protocol/method.ts";
import type { ModelAccount, ToolDeclaration } from "../protocol/vocabulary.ts";
import { fromResult } from "../wire/bare-result.ts";
import { ask } from "./ask.ts";
import { GENERATE_KEYS } from "./client-keys.ts";
import { LiveGeneration } from "./live-generation.ts";
import type { Model } from "./model.ts";
import type { ModelParts } from "./open-model.ts";

/** A client of a model over its parts. */
export function createModel({ connection, ...scope }: ModelParts): Model {
  const { peer } = scope;
  const close = (reason?: string) =>
    connection.close(`The client was closed${reason === undefined ? "" : `: ${reason}`}`);
  return {
    get server() {
      return accountOf(connection);
    },
    get state() {
      return connection.state;
    },
    state$: connection.state$,
    generate(request, options = {}) {
      checkKeys("generate", options, GENERATE_KEYS);
      const params = typeof request === "string" ? { prompt: request } : request;
      return new LiveGeneration(scope, params, options);
    },
    listTools: async (options) => toTools(fromResult(await ask(scope, LIST_TOOLS, options))),
    async callTool(name, args = {}, options = {}) {
      const params = { toolName: name, arguments: args };
      return fromResult(await ask(scope, { method: Method.CallTool, params }, options));
    },
    async ping(options) {
      await ask(scope, { method: Method.Ping }, options);
    },
    close,
    [Symbol.asyncDispose]: () => close(),
    get counts() {
      return peer.counts;
    },
  };
}

const LIST_TOOLS = { method: Method.ListTools, params: {} };

function accountOf({ session }: Connection): ModelAccount {
  if (session === undefined) throw new Error("unreachable: a client is made of an open connection");
  const { info, capabilities }: Opened["peer"] = session.peer;
  return { name: String(info["name"]), version: String(info["version"]), capabilities };
}

/** Servers answer with the list itself, or with an object that has it. */
function toTools(listed: unknown): readonly ToolDeclaration[] {
  const tools = Array.isArray(listed)
    ? listed
    : (listed as { readonly tools?: unknown } | null)?.tools;
  if (Array.isArray(tools)) return tools;
  throw new ProtocolError(ErrorCode.InvalidRequest, "Answer to listTools has no list of tools");
}
