import { LATEST_LEGACY } from "@mcp-actors/protocol";
import type { Caller } from "./caller.ts";

/** Who has not said yet who they are: as before the opening of a session. */
export const STRANGER: Caller = {
  revision: LATEST_LEGACY,
  info: {},
  capabilities: {},
  logLevel: undefined,
};
