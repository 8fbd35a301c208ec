import type { KeysOf } from "@mcp-actors/machine";
import type { CommandTarget } from "../target.ts";

/** What targets that are written as objects may say, the definitions aside. */
export const TARGET_KEYS: KeysOf<CommandTarget> & { readonly [name: string]: unknown } = {
  command: 1,
  args: 1,
  env: 1,
  cwd: 1,
  maxMessageBytes: 1,
  maxDepth: 1,
  maxMembers: 1,
  outboxLimit: 1,
  stallTimeout: 1,
  shutdown: 1,
  channel: 1,
  port: 1,
  transport: 1,
};
