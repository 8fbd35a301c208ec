import type { ChannelTarget, CommandTarget } from "@mcp-actors/client";
import type { Dial } from "@mcp-actors/machine";
import { type Channel, portChannel, type Transport, TransportError } from "@mcp-actors/transport";
import { defer, map, of, throwError } from "rxjs";
import { dialCommand } from "#dial-command";
import type { ModelEvent } from "../client/model-event.ts";
import type { ModelTarget } from "../client/model-target.ts";
import { modelLink } from "../wire/model-link.ts";
import { dialUrl } from "./dial-url.ts";

/** How to reach a model; a target that is none is a clear error. */
export function dialModel(target: ModelTarget, report: (event: ModelEvent) => void): Dial {
  if (typeof target === "string" || target instanceof URL) return over(dialUrl(target), target);
  if (typeof target !== "object" || target === null) throw notATarget(target);
  if ("link" in target) return (dialect) => defer(() => of(target.link(dialect)));
  return over(transportOf(target, report), target);
}

function over(transport: Transport | undefined, target: unknown): Dial {
  if (transport === undefined) throw notATarget(target);
  return (dialect) => transport.pipe(map((channel) => modelLink(channel, dialect)));
}

function transportOf(
  target: CommandTarget | ChannelTarget,
  report: (event: ModelEvent) => void,
): Transport | undefined {
  if ("channel" in target) return onlyOnce(() => target.channel);
  if ("port" in target) return onlyOnce(() => portChannel(target.port));
  if ("transport" in target) return target.transport;
  return typeof target.command === "string" ? dialCommand(target, report) : undefined;
}

/** An open channel as a source of channels: there is no second one. */
function onlyOnce(open: () => Channel): Transport {
  let isSpent = false;
  return defer(() => {
    if (isSpent) return throwError(spent);
    isSpent = true;
    return of(open());
  });
}

function spent(): TransportError {
  const message = "The channel is over, and target { channel } or { port } is good for one";
  return new TransportError("unreachable", message);
}

function notATarget(target: unknown): TypeError {
  const isUrl = typeof target === "string" || target instanceof URL;
  const told = isUrl ? JSON.stringify(target) : typeof target;
  return new TypeError(
    `Target must be the URL of a model (ws:, wss:, tcp: or unix:), { command, args }, a model definition, { port }, { channel } or { transport }, not ${told}`,
  );
}
