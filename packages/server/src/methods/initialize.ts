import {
  ErrorCode,
  findRevision,
  type InitializeResult,
  isRecord,
  LATEST_LEGACY,
  type Params,
  ProtocolError,
  type Revision,
} from "@mcp-actors/protocol";
import { present } from "../json/present.ts";
import { toRevisionCapabilities } from "../registry/capabilities.ts";
import { DEFAULT_LOG_LEVEL } from "../run/log-level.ts";
import type { Method } from "./method.ts";

/** Opens the session of a client; there is one at most. spec: basic/lifecycle */
export const initialize: Method = {
  eras: ["legacy"],
  handle(request, client) {
    const { params, runtime } = request;
    if (client.session !== undefined) {
      throw new ProtocolError(ErrorCode.InvalidRequest, "Session is initialized already");
    }
    const revision = negotiate(params["protocolVersion"]);
    const { serverInfo, instructions } = runtime.registry;
    const capabilities = toRevisionCapabilities(runtime.registry.capabilities, revision);
    const terms = {
      revision: revision.version,
      info: readObject(params, "clientInfo"),
      capabilities: readObject(params, "capabilities"),
      offered: { ...capabilities },
      logLevel: DEFAULT_LOG_LEVEL,
    };
    client.openSession(terms, request);
    return present<InitializeResult>({
      protocolVersion: revision.version,
      capabilities,
      serverInfo,
      instructions,
    });
  },
};

/** The revision that was asked for, else the newest that has sessions. */
function negotiate(version: unknown): Revision {
  if (typeof version !== "string") {
    throw new ProtocolError(ErrorCode.InvalidParams, "protocolVersion must be a string");
  }
  const revision = findRevision(version);
  return revision?.era === "legacy" ? revision : LATEST_LEGACY;
}

function readObject(params: Params, field: string): Params {
  const value = params[field] ?? {};
  if (isRecord(value)) return value;
  throw new ProtocolError(ErrorCode.InvalidParams, `${field} must be an object`);
}
