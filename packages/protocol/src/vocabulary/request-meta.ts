import type { Meta } from "../json-rpc.ts";
import type { ClientCapabilities } from "./capabilities.ts";
import type { Implementation } from "./implementation.ts";
import type { LoggingLevel } from "./logging.ts";
import type { ProgressToken } from "./progress.ts";

/** The `_meta` of a request that says for itself who asks, and in which revision. Since 2026-07-28. */
export interface RequestMetaObject extends Meta {
  readonly "io.modelcontextprotocol/protocolVersion": string;
  readonly "io.modelcontextprotocol/clientCapabilities": ClientCapabilities;
  readonly "io.modelcontextprotocol/clientInfo"?: Implementation | undefined;
  /** The least severe log message to send while the request runs; none is sent where absent. */
  readonly "io.modelcontextprotocol/logLevel"?: LoggingLevel | undefined;
  readonly progressToken?: ProgressToken | undefined;
}
