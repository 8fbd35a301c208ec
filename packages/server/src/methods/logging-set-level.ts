import { ErrorCode, isLoggingLevel, ProtocolError } from "@mcp-actors/protocol";
import type { Method } from "./method.ts";

/** spec: server/utilities/logging */
export const loggingSetLevel: Method = {
  eras: ["legacy"],
  handle({ params }, client) {
    const { level } = params;
    if (!isLoggingLevel(level)) {
      throw new ProtocolError(ErrorCode.InvalidParams, "level must be a level of RFC 5424");
    }
    client.session?.setLogLevel(level);
    return {};
  },
};
