import type { ActorRefLike, AnyStateMachine } from "xstate";
import type { KnownChart } from "../chart/chart-of.ts";
import type { ActorRecord } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import type { TimerNames } from "./timer-names.ts";

/** What is kept of a living actor: to tell what is new about its next snapshot. */
export interface ActorTrack {
  readonly known: KnownChart | undefined;
  context: unknown;
  value: unknown;
  ended: boolean;
  timers?: TimerNames;
}

/** The machine that runs in an actor, of whichever copy of XState. */
export function machineOf(actorRef: ActorRefLike): AnyStateMachine | undefined {
  const logic: unknown = Reflect.get(actorRef, "logic");
  return isMachine(logic) ? logic : undefined;
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return (
    typeof logic === "object" && logic !== null && "root" in logic && "getStateNodeById" in logic
  );
}

/** The actor that spawned another. */
export function parentOf(actorRef: ActorRefLike): ActorRefLike | undefined {
  const parent: unknown = Reflect.get(actorRef, "_parent");
  return isActor(parent) ? parent : undefined;
}

/** The actor at the top of a system. */
export function rootOf(actorRef: ActorRefLike): ActorRefLike {
  let root = actorRef;
  for (let parent = parentOf(root); parent !== undefined; parent = parentOf(root)) root = parent;
  return root;
}

function isActor(value: unknown): value is ActorRefLike {
  return typeof value === "object" && value !== null && "sessionId" in value;
}

/** What runs in an actor, and by which name. */
export function kindOf(
  actorRef: ActorRefLike,
  machine: AnyStateMachine | undefined,
): Pick<ActorRecord, "logic" | "name"> {
  if (machine !== undefined) return { logic: "machine", name: cutText(machine.id) };
  const src: unknown = Reflect.get(actorRef, "src");
  return { logic: "other", ...(typeof src === "string" && { name: cutText(src) }) };
}
