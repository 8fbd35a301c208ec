import { anAmount, aText, aWord, type KeysOf, namedTexts, texts } from "@mcp-actors/transport";
import type { CommandTarget } from "../target.ts";

/** What targets that are written as objects may say, the definitions aside. */
export const TARGET_KEYS: KeysOf<CommandTarget> & { readonly [name: string]: unknown } = {
  command: 1,
  args: texts,
  env: namedTexts,
  cwd: aText,
  stderr: aWord("pipe", "inherit"),
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  outboxLimit: anAmount,
  stallTimeout: anAmount,
  shutdown: 1,
  channel: 1,
  port: 1,
  transport: 1,
};
