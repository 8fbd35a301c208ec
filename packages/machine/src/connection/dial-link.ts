import { type Dialect, McpError, messageOf } from "@mcp-actors/protocol";
import { type Link, TransportError } from "@mcp-actors/transport";
import type { Observable } from "rxjs";
import { fromCallback } from "xstate";
import type { AttemptCommand, ConnectionEvent } from "./connection-event.ts";
import { connectionMeans } from "./connection-means.ts";
import { firstLink } from "./first-link.ts";
import type { Wire } from "./wire.ts";

/** A cold dial: subscribing opens one link in a dialect, and unsubscribing leaves a link that was emitted open. */
export type Dial = (dialect: Dialect) => Observable<Link>;

/** One dial, as an actor: puts the link on the wire, or says why there is none. */
export const dialLink = fromCallback<AttemptCommand>(({ system, receive, sendBack }) => {
  const { wire, dial } = connectionMeans.get(system) ?? {};
  if (wire === undefined || dial === undefined) return;
  const fail = (cause: unknown) => sendBack(toFailure(wire, cause));
  const take = (link: Link) => {
    try {
      wire.take(link);
      sendBack({ type: "link.dialled" } satisfies ConnectionEvent);
    } catch (cause) {
      // What a transport of the caller's gave may be anything.
      fail(cause);
    }
  };
  const dialling = firstLink(() => dial(wire.dialect)).subscribe({ next: take, error: fail });
  receive(({ after }) => {
    dialling.unsubscribe();
    fail(new TransportError("unreachable", `No connection in ${after / 1000} s`));
  });
  return () => dialling.unsubscribe();
});

function toFailure(wire: Wire, cause: unknown): ConnectionEvent {
  const message = messageOf(cause);
  wire.failure =
    cause instanceof McpError ? cause : new TransportError("unreachable", message, { cause });
  return { type: "attempt.failed", cause: message };
}
