import { LATEST_LEGACY } from "@mcp-actors/protocol";
import { multiplex, type Transport } from "@mcp-actors/transport";
import { dialEventSource } from "@mcp-actors/transport/http";
import { firstValueFrom, timeout } from "@mcp-actors/transport/rxjs/operators";
import { dialStdio } from "@mcp-actors/transport/stdio";
import { dialTcp, parseSocketAddress } from "@mcp-actors/transport/tcp";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import { isUrlTarget, type ServerTarget, type UrlTarget } from "../target/server-target.ts";
import type { BridgeEnd } from "./crossing.ts";
import { httpEnd } from "./http-end.ts";
import { passingDialect } from "./passing-dialect.ts";

/** How long a server may take to name the second of the two endpoints of 2024-11-05, in ms. */
const NAMING_TIME = 5000;

/** Reaches the server of a target, for one bridge. */
export async function reachFarEnd(target: ServerTarget): Promise<BridgeEnd> {
  if (!isUrlTarget(target)) return channelEnd(dialStdio({ ...target, stderr: "inherit" }));
  const { url, headers } = target;
  if (/^wss?:/.test(url)) return channelEnd(dialWebSocket(url, { headers }));
  if (!/^https?:/.test(url)) return channelEnd(dialTcp(parseSocketAddress(url)));
  return (await eventSourceEnd(target)) ?? httpEnd(target);
}

async function channelEnd(transport: Transport): Promise<BridgeEnd> {
  const channel = await firstValueFrom(transport);
  const dialect = passingDialect(LATEST_LEGACY);
  return { link: multiplex(channel, dialect), dialect };
}

/** The two endpoints of 2024-11-05, where the path says so and the server has them. */
async function eventSourceEnd({ url, headers }: UrlTarget): Promise<BridgeEnd | undefined> {
  if (!/\/sse\/?$/.test(new URL(url).pathname)) return undefined;
  try {
    return await channelEnd(dialEventSource(url, { headers }).pipe(timeout(NAMING_TIME)));
  } catch {
    // A server of Streamable HTTP may have such a path too, and says better what is wrong.
    return undefined;
  }
}
