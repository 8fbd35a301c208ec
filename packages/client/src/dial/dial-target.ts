import type { Dial } from "@mcp-actors/machine";
import {
  anAmount,
  type Channel,
  checkKeys,
  multiplex,
  portChannel,
  type Transport,
  TransportError,
} from "@mcp-actors/transport";
import { isHttpUrl } from "../http/http-target.ts";
import type { Target } from "../target.ts";
import { dialLater } from "./dial-later.ts";
import type { DialScope } from "./dial-scope.ts";
import { mapped } from "./mapped.ts";
import { opened } from "./opened.ts";
import { TARGET_KEYS } from "./target-keys.ts";

/** How to reach a target; a target that is none is a clear error. */
export function dialTarget(target: Target, scope: DialScope): Dial {
  if (isHttpUrl(target)) {
    return dialLater(async () => (await import("./dial-http.ts")).dialHttp(target, scope));
  }
  if (isUrlOf(target, SOCKET)) {
    return dialLater(async () => over((await import("#dial-socket")).dialSocket(target, scope)));
  }
  if (isUrlOf(target, WEB_SOCKET)) {
    return dialLater(async () => {
      const { openWebSocket } = await import("./open-websocket.ts");
      return over(openWebSocket(target, scope));
    });
  }
  if (typeof target !== "object" || target === null || target instanceof URL) {
    throw notATarget(target);
  }
  return dialObject(target, scope);
}

function dialObject(target: Exclude<Target, string | URL>, scope: DialScope): Dial {
  if ("link" in target) return (dialect) => opened(() => target.link(dialect));
  if (!("attach" in target)) checkKeys("target", target, TARGET_KEYS);
  if ("command" in target && typeof target.command === "string") {
    checkKeys("shutdown", target.shutdown, { eofGrace: anAmount, termGrace: anAmount });
    return dialLater(async () => over((await import("#dial-command")).dialCommand(target, scope)));
  }
  return over(transportOf(target));
}

const SOCKET = /^(?:tcp|unix):/i;
const WEB_SOCKET = /^wss?:/i;

function isUrlOf(target: unknown, scheme: RegExp): target is string | URL {
  return (typeof target === "string" || target instanceof URL) && scheme.test(String(target));
}

function over(transport: Transport): Dial {
  return (dialect) => mapped(transport, (channel) => multiplex(channel, dialect));
}

function transportOf(target: Exclude<Target, { link: unknown } | string | URL>): Transport {
  if ("channel" in target) return onlyOnce(() => target.channel);
  if ("port" in target) return onlyOnce(() => portChannel(target.port));
  if ("transport" in target) return target.transport;
  throw notATarget(target);
}

/** An open channel as a source of channels: there is no second one. */
function onlyOnce(open: () => Channel): Transport {
  let isSpent = false;
  return opened(() => {
    if (isSpent) throw new TransportError("unreachable", SPENT);
    isSpent = true;
    return open();
  });
}

const SPENT = "The channel is over, and target { channel } or { port } is good for one";

function notATarget(target: unknown): TypeError {
  return new TypeError(
    `Target must be the URL of a server (http:, https:, ws:, wss:, tcp: or unix:), { command, args }, a definition, { port }, { channel } or { transport }, not ${told(target)}`,
  );
}

function told(target: unknown): string {
  if (typeof target === "string" || target instanceof URL) return JSON.stringify(target);
  const isServer = typeof target === "object" && target !== null && "attach" in target;
  return isServer ? "a server: pass its definition" : typeof target;
}
