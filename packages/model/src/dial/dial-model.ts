import type { ChannelTarget, CommandTarget } from "@mcp-actors/client";
import type { Dial } from "@mcp-actors/machine";
import { type Channel, portChannel, type Transport, TransportError } from "@mcp-actors/transport";
import { defer, map, of, throwError } from "@mcp-actors/transport/rxjs/operators";
import { dialCommand } from "#dial-command";
import type { ModelTarget } from "../client/model-target.ts";
import { modelLink } from "../wire/model-link.ts";
import type { DialScope } from "./dial-scope.ts";
import { dialUrl } from "./dial-url.ts";

/** How to reach a model; a target that is none is a clear error. */
export function dialModel(target: ModelTarget, scope: DialScope): Dial {
  const dial = dialTarget(target, scope);
  const { inspect } = scope;
  return (dialect) => dial(dialect).pipe(map((link) => inspect?.through?.(link) ?? link));
}

function dialTarget(target: ModelTarget, scope: DialScope): Dial {
  if (typeof target === "string" || target instanceof URL) return over(dialUrl(target), target);
  if (typeof target !== "object" || target === null) throw notATarget(target);
  if ("link" in target) return (dialect) => defer(() => of(target.link(dialect)));
  return over(transportOf(target, scope), target);
}

function over(transport: Transport | undefined, target: unknown): Dial {
  if (transport === undefined) throw notATarget(target);
  return (dialect) => transport.pipe(map((channel) => modelLink(channel, dialect)));
}

function transportOf(
  target: CommandTarget | ChannelTarget,
  scope: DialScope,
): Transport | undefined {
  if ("channel" in target) return onlyOnce(() => target.channel);
  if ("port" in target) return onlyOnce(() => portChannel(target.port));
  if ("transport" in target) return target.transport;
  return typeof target.command === "string" ? dialCommand(target, scope) : undefined;
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
  if (isUrl && /^https?:/i.test(String(target))) {
    const socket = String(target).replace(/^http/i, "ws");
    return new TypeError(
      `A model is not spoken with over HTTP, but at ${socket} or on another socket`,
    );
  }
  const told = isUrl ? JSON.stringify(target) : typeof target;
  return new TypeError(
    `Target must be the URL of a model (ws:, wss:, tcp: or unix:), { command, args }, a model definition, { port }, { channel } or { transport }, not ${told}`,
  );
}
