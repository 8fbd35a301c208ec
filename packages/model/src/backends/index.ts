export type { EndpointOptions } from "./endpoint.ts";
export { type OllamaOptions, ollama } from "./ollama.ts";
export { type OpenAiOptions, openAi } from "./open-ai.ts";
export { type SamplingOptions, samplingWith } from "./sampling-with.ts";
