import { isRecord } from "@mcp-actors/protocol";
import type { ActorRefLike } from "xstate";
import { machineOf } from "../capture/actor-track.ts";
import type { SeenSnapshot } from "../capture/snap-of.ts";
import { chartOf } from "../chart/chart-of.ts";
import { eventsTaken } from "../chart/events-taken.ts";
import { stateText } from "../chart/state-paths.ts";
import type { Json } from "../records/index.ts";
import type { InjectCommand } from "./drive.ts";

/** Has an actor take an event as if it had happened; gives its state then. Throws where its state takes no such event. */
export function injectEvent(actorRef: ActorRefLike, { event, fields }: InjectCommand): string {
  const machine = machineOf(actorRef);
  if (machine === undefined) throw new TypeError("Actor runs no machine, and takes no events");
  const { id } = machine;
  const taken = eventsTaken(chartOf(machine).chart, stateOf(actorRef));
  if (!taken.includes(event)) {
    const list = taken.length === 0 ? "nothing" : taken.join(", ");
    throw new RangeError(`Actor ${id} in ${stateText(stateOf(actorRef))} takes ${list}`);
  }
  if (fields !== undefined && !isRecord(fields)) {
    throw new TypeError("Fields of an event must be an object");
  }
  actorRef.send({ ...fields, type: event });
  const { status }: SeenSnapshot = actorRef.getSnapshot();
  return status === "active" ? stateText(stateOf(actorRef)) : status;
}

function stateOf(actorRef: ActorRefLike): Json | undefined {
  const { value }: { readonly value?: Json } = actorRef.getSnapshot();
  return value;
}
