import { checkKeys } from "@mcp-actors/transport";
import { EventStream } from "@mcp-actors/transport/http";
import type { Generate } from "../server/generate.ts";
import { OPEN_AI_KEYS } from "./backend-keys.ts";
import type { ChatEndpoint, ChatRequest } from "./chat.ts";
import { converse } from "./converse.ts";
import { broken, type EndpointOptions, post } from "./endpoint.ts";
import { checked, listIn, objectIn, parseObject, present, textIn } from "./json.ts";
import { OpenAiCalls } from "./open-ai-calls.ts";
import { readPieces, type Splitter } from "./read-pieces.ts";
import { toFunction } from "./to-function.ts";
import { type CallWords, toMessages } from "./to-messages.ts";

/** Where an OpenAI-compatible server is; `url` is that of its API, `https://host/v1`. */
export interface OpenAiOptions extends EndpointOptions {
  /** Sent as a bearer token; default none. */
  readonly apiKey?: string | undefined;
}

/** A model behind any server that speaks OpenAI's chat completions, tool calls among them. */
export function openAi(options: OpenAiOptions): Generate {
  checkKeys("openAi", options, OPEN_AI_KEYS);
  const { apiKey } = options;
  const authorization = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const reached = { ...options, headers: { ...authorization, ...options.headers } };
  return converse(endpointAt(reached), options.rounds);
}

function endpointAt(options: EndpointOptions): ChatEndpoint {
  return async function* reply(chat) {
    const { signal } = chat;
    const body = await post("/chat/completions", bodyOf(chat, options.model), {
      ...options,
      signal,
    });
    const calls = new OpenAiCalls();
    let text = "";
    let reason: string | undefined;
    for await (const data of readPieces(body, eventData)) {
      if (data === "[DONE]") {
        reason ??= "stop";
        break;
      }
      const [choice] = listIn(checked(parseObject(data)), "choices");
      const token = textIn(objectIn(choice, "delta"), "content");
      calls.take(listIn(objectIn(choice, "delta"), "tool_calls"));
      reason = textIn(choice, "finish_reason") || reason;
      text += token;
      if (token !== "") yield token;
    }
    if (reason === undefined) throw broken("The model endpoint ended before its model did");
    return { text, calls: calls.wanted, stopReason: REASONS[reason] ?? reason };
  };
}

const REASONS: { readonly [reason: string]: string | undefined } = {
  stop: "endTurn",
  length: "maxTokens",
};

/** Longest event that is read, in characters. */
const MAX_EVENT = 16 * 1024 * 1024;

function eventData(found: (data: string) => void): Splitter {
  const stream = new EventStream(
    { event: (data) => found(data), lastId: ignore, retry: ignore },
    MAX_EVENT,
  );
  return { push: (bytes) => stream.push(bytes), end: ignore };
}

function bodyOf({ request, turns, tools }: ChatRequest, model: string): object {
  const { temperature, maxTokens, stop, seed } = request;
  return present({
    model,
    messages: toMessages(turns, WORDS),
    stream: true,
    temperature,
    max_tokens: maxTokens,
    stop,
    seed,
    tools: tools.length === 0 ? undefined : tools.map(toFunction),
  });
}

const WORDS: CallWords = {
  toCall: ({ id, name, args }) => ({
    id,
    type: "function",
    function: { name, arguments: JSON.stringify(args) },
  }),
  toReference: ({ id }) => ({ tool_call_id: id }),
};

function ignore(): void {}
