import {
  type Answer,
  findRevision,
  type JsonRpcRequest,
  LATEST_LEGACY,
  LATEST_MODERN,
  type Revision,
} from "@mcp-actors/protocol";
import { httpLink } from "@mcp-actors/transport/http";
import type { UrlTarget } from "../target/server-target.ts";
import type { BridgeEnd } from "./crossing.ts";
import { mirroringLink } from "./mirroring-link.ts";
import { listsTools, ParamMirror } from "./param-mirror.ts";
import { passingDialect } from "./passing-dialect.ts";

/** The end of a bridge at a server over Streamable HTTP. */
export function httpEnd({ url, headers }: UrlTarget): BridgeEnd {
  let dialect = passingDialect(LATEST_MODERN);
  const mirror = new ParamMirror();
  const link = httpLink(url, { dialect, headers, mirror: mirror.fieldsOf });
  // Each message says its revision in headers, so what the two ends agree on is followed.
  const speak = (revision: Revision) => {
    dialect = passingDialect(revision);
    link.speak(dialect);
  };
  return {
    link: mirroringLink(link, mirror),
    get dialect() {
      return dialect;
    },
    passed: (request: JsonRpcRequest, answer?: Answer) => {
      if (answer !== undefined && listsTools(request)) mirror.learn(answer);
      if (request.method !== "initialize") return;
      if (answer === undefined) speak(LATEST_LEGACY);
      else if ("result" in answer) {
        speak(findRevision(answer.result["protocolVersion"]) ?? LATEST_LEGACY);
      }
    },
  };
}
