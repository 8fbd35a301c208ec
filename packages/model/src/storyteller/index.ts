export { type CorpusOptions, corpus } from "./corpus/corpus.ts";
export { type StorytellerOptions, storyteller } from "./storyteller.ts";
export { type TellOptions, tell } from "./tell.ts";
