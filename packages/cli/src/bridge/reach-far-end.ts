import {
  type Answer,
  findRevision,
  type JsonRpcRequest,
  LATEST_LEGACY,
  LATEST_MODERN,
  type Revision,
} from "@mcp-actors/protocol";
import { multiplex, type Transport } from "@mcp-actors/transport";
import { httpLink } from "@mcp-actors/transport/http";
import { dialStdio } from "@mcp-actors/transport/stdio";
import { dialTcp, parseSocketAddress } from "@mcp-actors/transport/tcp";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import { firstValueFrom } from "rxjs";
import { isUrlTarget, type ServerTarget, type UrlTarget } from "../target/server-target.ts";
import type { BridgeEnd } from "./crossing.ts";
import { passingDialect } from "./passing-dialect.ts";

/** Reaches the server of a target, for one bridge. */
export async function reachFarEnd(target: ServerTarget): Promise<BridgeEnd> {
  if (isUrlTarget(target) && /^https?:/.test(target.url)) return httpEnd(target);
  const channel = await firstValueFrom(transportOf(target));
  const dialect = passingDialect(LATEST_LEGACY);
  return { link: multiplex(channel, dialect), dialect };
}

function transportOf(target: ServerTarget): Transport {
  if (!isUrlTarget(target)) return dialStdio({ ...target, stderr: "inherit" });
  const { url, headers } = target;
  return /^wss?:/.test(url) ? dialWebSocket(url, { headers }) : dialTcp(parseSocketAddress(url));
}

/** Over HTTP each message says its revision in headers, so what the two ends agree on is followed. */
function httpEnd({ url, headers }: UrlTarget): BridgeEnd {
  let dialect = passingDialect(LATEST_MODERN);
  const link = httpLink(url, { dialect, headers });
  const speak = (revision: Revision) => {
    dialect = passingDialect(revision);
    link.speak(dialect);
  };
  return {
    link,
    get dialect() {
      return dialect;
    },
    passed: ({ method }: JsonRpcRequest, answer?: Answer) => {
      if (method !== "initialize") return;
      if (answer === undefined) speak(LATEST_LEGACY);
      else if ("result" in answer) {
        speak(findRevision(answer.result["protocolVersion"]) ?? LATEST_LEGACY);
      }
    },
  };
}
