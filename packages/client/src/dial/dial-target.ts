import type { Dialect } from "@mcp-actors/protocol";
import { type Link, multiplex, type Transport } from "@mcp-actors/transport";
import { defer, map, type Observable, of } from "rxjs";
import { dialCommand } from "#dial-command";
import type { ClientEvent } from "../event.ts";
import type { Target } from "../target.ts";

/** A cold source of links to one target, each opened in the dialect that is given. */
export type Dial = (dialect: Dialect) => Observable<Link>;

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
  if ("channel" in target) return of(target.channel);
  if ("transport" in target) return target.transport;
  if ("command" in target && typeof target.command === "string") return dialCommand(target, report);
  throw notATarget(target);
}

function notATarget(target: unknown): TypeError {
  const got = typeof target === "string" ? JSON.stringify(target) : typeof target;
  return new TypeError(
    `Target must be { command, args }, a definition, { channel } or { transport }, not ${got}`,
  );
}
