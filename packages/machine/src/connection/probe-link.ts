import { type Answer, type Dialect, messageOf } from "@mcp-actors/protocol";
import { type Link, TransportError } from "@mcp-actors/transport";
import { fromCallback } from "xstate";
import type { AttemptCommand, ConnectionEvent } from "./connection-event.ts";
import { connectionMeans } from "./connection-means.ts";
import type { Wire } from "./wire.ts";

/**
 * One look, as an actor, whether anybody is at the other end of a link that calls wait for, and speaks its dialect.
 * Whoever speaks another is no reason to wait: the link is lost, and the next is opened as the first was.
 */
export const probeLink = fromCallback<AttemptCommand>(({ system, receive, sendBack }) => {
  const { wire } = connectionMeans.get(system) ?? {};
  const link = wire?.link;
  if (wire === undefined || link === undefined) return;
  const exchange = attempt(link, {
    reached: () => sendBack({ type: "link.reached" } satisfies ConnectionEvent),
    unreached: (error) => sendBack(unreached(wire, error)),
    foreign: () => wire.lose(foreign(link)),
  });
  receive(({ after }) =>
    sendBack(unreached(wire, new TransportError("lost", `No sign of life for ${after / 1000} s`))),
  );
  return () => exchange.abandon();
});

interface Findings {
  reached(): void;
  unreached(error: TransportError): void;
  foreign(): void;
}

function attempt(link: Link, findings: Findings) {
  const { dialect } = link;
  return link.open(dialect.probe(), {
    related: () => {},
    answered(answer) {
      if (isOverloaded(answer)) findings.unreached(new TransportError("lost", toWords(answer)));
      else if (isOwn(dialect, answer)) findings.reached();
      else findings.foreign();
    },
    lost(error) {
      // A link that goes tells so itself.
      if (link.over) return;
      const { status = 500 } = error;
      if (status >= 500 || status === 429) findings.unreached(error);
      // Who refuses by a status alone is there, and says no more.
      else findings.reached();
    },
  });
}

function isOverloaded(answer: Answer): boolean {
  return "error" in answer && (answer.httpStatus ?? 0) >= 500;
}

function toWords(answer: Answer): string {
  return "error" in answer ? answer.error.message : "";
}

/** A probe that is the opening as well says more than that there is somebody. */
function isOwn(dialect: Dialect, answer: Answer): boolean {
  if ("error" in answer) return dialect.disowns?.(answer) !== true && !opens(dialect);
  return !opens(dialect) || dialect.accept(answer.result).step === "opened";
}

function opens(dialect: Dialect): boolean {
  return dialect.probe().method === dialect.opening().method;
}

function unreached(wire: Wire, error: TransportError): ConnectionEvent {
  wire.failure = error;
  return { type: "link.unreached", cause: messageOf(error) };
}

function foreign({ dialect }: Link): TransportError {
  return new TransportError("lost", `The peer does not speak ${dialect.revision} any more`);
}
