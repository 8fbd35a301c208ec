import { aFunction, anAmount, aText, type KeysOf, namedTexts } from "@mcp-actors/transport";
import type { OllamaOptions } from "./ollama.ts";
import type { OpenAiOptions } from "./open-ai.ts";

/** What `ollama` may be told. */
export const OLLAMA_KEYS: KeysOf<OllamaOptions> = {
  url: 1,
  model: aText,
  headers: namedTexts,
  fetch: aFunction,
  rounds: anAmount,
};

/** What `openAi` may be told. */
export const OPEN_AI_KEYS: KeysOf<OpenAiOptions> = { ...OLLAMA_KEYS, apiKey: aText };
