import { named, type StateNode, type Transition } from "./state-node.ts";

const AFTER = "xstate.after.";
const DONE_STATE = "xstate.done.state.";
const FROM_ACTOR = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.*)$/;
const OF_ACTOR = { "done.actor": "is done", "error.actor": "fails", snapshot: "changes" };

/** What sets a transition off, in words, with its guard. */
export function triggerOf({ eventType, source, guard }: Transition): string {
  const [condition] = named([guard]);
  return condition === undefined
    ? eventOf(eventType, source)
    : `${eventOf(eventType, source)} [${condition}]`;
}

function eventOf(eventType: string, source: StateNode): string {
  if (eventType === "") return "always";
  if (eventType.startsWith(DONE_STATE)) return "its end";
  if (eventType.startsWith(AFTER)) {
    return `after ${eventType.slice(AFTER.length, -(source.id.length + 1))}`;
  }
  const [, kind, id] = FROM_ACTOR.exec(eventType) ?? [];
  if (kind === undefined) return eventType;
  const [actor = id] = named([source.invoke.find((invocation) => invocation.id === id)?.src]);
  return `${actor} ${OF_ACTOR[kind as keyof typeof OF_ACTOR]}`;
}
