import { checkKeys, LineSplitter } from "@mcp-actors/transport";
import type { Generate } from "../server/generate.ts";
import { OLLAMA_KEYS } from "./backend-keys.ts";
import type { ChatEndpoint, ChatRequest, WantedCall } from "./chat.ts";
import { converse } from "./converse.ts";
import { broken, type EndpointOptions, post } from "./endpoint.ts";
import {
  checked,
  fieldOf,
  type Json,
  listIn,
  objectIn,
  parseObject,
  present,
  textIn,
} from "./json.ts";
import { readArguments } from "./read-arguments.ts";
import { readPieces } from "./read-pieces.ts";
import { toFunction } from "./to-function.ts";
import { type CallWords, toMessages } from "./to-messages.ts";

/** Where an Ollama server is, and which model it runs. */
export interface OllamaOptions extends Omit<EndpointOptions, "url"> {
  /** Where its server is; default `http://localhost:11434`. */
  readonly url?: string | URL | undefined;
}

/** A model that Ollama runs, tool calls among them. */
export function ollama(options: OllamaOptions): Generate {
  checkKeys("ollama", options, OLLAMA_KEYS);
  const { url = "http://localhost:11434" } = options;
  return converse(endpointAt({ ...options, url }), options.rounds);
}

function endpointAt(options: EndpointOptions): ChatEndpoint {
  return async function* reply(chat) {
    const { signal } = chat;
    const body = await post("/api/chat", bodyOf(chat, options.model), { ...options, signal });
    const calls: WantedCall[] = [];
    let text = "";
    for await (const line of readPieces<string>(body, (found) => new LineSplitter(found))) {
      const chunk = checked(parseObject(line));
      const message = objectIn(chunk, "message");
      const token = textIn(message, "content");
      calls.push(...listIn(message, "tool_calls").map(readCall));
      text += token;
      if (token !== "") yield token;
      if (chunk["done"] === true) return { text, calls, stopReason: reasonOf(chunk) };
    }
    throw broken("The model endpoint ended before its model did");
  };
}

function readCall(call: unknown): WantedCall {
  const wanted = objectIn(call, "function");
  const args = readArguments(fieldOf(wanted, "arguments"));
  return { id: "", name: textIn(wanted, "name"), args };
}

function reasonOf(chunk: Json): string {
  const reason = textIn(chunk, "done_reason");
  if (reason === "length") return "maxTokens";
  return reason === "stop" || reason === "" ? "endTurn" : reason;
}

function bodyOf({ request, turns, tools }: ChatRequest, model: string): object {
  const { temperature, maxTokens, stop, seed } = request;
  return present({
    model,
    messages: toMessages(turns, WORDS),
    stream: true,
    options: present({ temperature, num_predict: maxTokens, stop, seed }),
    tools: tools.length === 0 ? undefined : tools.map(toFunction),
  });
}

const WORDS: CallWords = {
  toCall: ({ name, args }) => ({ function: { name, arguments: args } }),
  toReference: ({ name }) => ({ tool_name: name }),
};
