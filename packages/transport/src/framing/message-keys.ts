import { anAmount } from "../options/kind.ts";

/** What any wire of lines may be told of the messages on it. */
export const MESSAGE_KEYS = {
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  outboxLimit: anAmount,
  stallTimeout: anAmount,
} as const;
