import { McpError } from "@mcp-actors/protocol";

/** No connection to the server came about; the cause says why. */
export class ConnectError extends McpError {
  override name = "ConnectError";
}
