import type { Dial } from "@mcp-actors/machine";
import { type Channel, multiplex, type Transport, TransportError } from "@mcp-actors/transport";
import { defer, map, of, throwError } from "rxjs";
import { dialCommand } from "#dial-command";
import type { ClientEvent } from "../event.ts";
import type { Target } from "../target.ts";

/** How to reach a target; a target that is none is a clear error. */
export function dialTarget(target: Target, report: (event: ClientEvent) => void): Dial {
  if (typeof target !== "object" || target === null) throw notATarget(target);
  if ("link" in target) return (dialect) => defer(() => of(target.link(dialect)));
  const transport = transportOf(target, report);
  return (dialect) => transport.pipe(map((channel) => multiplex(channel, dialect)));
}

function transportOf(
  target: Exclude<Target, { link: unknown }>,
  report: (event: ClientEvent) => void,
): Transport {
  if ("channel" in target) return onlyOnce(target.channel);
  if ("transport" in target) return target.transport;
  if ("command" in target && typeof target.command === "string") return dialCommand(target, report);
  throw notATarget(target);
}

/** An open channel as a source of channels: there is no second one. */
function onlyOnce(channel: Channel): Transport {
  let isSpent = false;
  return defer(() => {
    if (isSpent) return throwError(spent);
    isSpent = true;
    return of(channel);
  });
}

function spent(): TransportError {
  return new TransportError(
    "unreachable",
    "The channel is over, and target { channel } is good for one",
  );
}

function notATarget(target: unknown): TypeError {
  return new TypeError(
    `Target must be { command, args }, a definition, { channel } or { transport }, not ${told(target)}`,
  );
}

function told(target: unknown): string {
  if (typeof target === "string") return JSON.stringify(target);
  const isServer = typeof target === "object" && target !== null && "attach" in target;
  return isServer ? "a server: pass its definition" : typeof target;
}
