import { McpError, type Opened } from "@mcp-actors/protocol";
import { type Link, TransportError } from "@mcp-actors/transport";
import { fromCallback } from "xstate";
import type { AttemptCommand, ConnectionEvent } from "./connection-event.ts";
import { connectionMeans } from "./connection-means.ts";
import type { Wire } from "./wire.ts";

/** Gives a session opened anew what the one before it had, over its link, before any call leaves. */
export type Restore = (session: Opened, link: Link) => Promise<void>;

/** One restoration, as an actor. */
export const restoreSession = fromCallback<AttemptCommand>(({ system, receive, sendBack }) => {
  const { wire, restore } = connectionMeans.get(system) ?? {};
  if (wire === undefined) return;
  let isOver = false;
  const fail = (cause: unknown) => {
    if (!isOver) sendBack(toFailure(wire, cause));
  };
  const restored = () => sendBack({ type: "session.restored" } satisfies ConnectionEvent);
  const { session, link } = wire;
  receive(({ after }) =>
    fail(new TransportError("lost", `The session was not restored in ${after / 1000} s`)),
  );
  if (restore === undefined || session === undefined || link === undefined) restored();
  else attempt(() => restore(session, link)).then(restored, fail);
  return () => {
    isOver = true;
  };
});

async function attempt(run: () => Promise<void>): Promise<void> {
  await run();
}

function toFailure(wire: Wire, cause: unknown): ConnectionEvent {
  wire.failure = cause instanceof McpError ? cause : TransportError.from(cause);
  return { type: "attempt.failed", cause: wire.failure.message };
}
