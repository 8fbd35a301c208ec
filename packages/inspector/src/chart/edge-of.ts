import type { AnyStateNode, AnyTransitionDefinition } from "xstate";
import type { ChartEdge } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import { actionNames, nameOf, stateId } from "./chart-names.ts";

/** One transition of a state, `place` of those for the same event. */
export function edgeOf(
  state: AnyStateNode,
  transition: AnyTransitionDefinition,
  place: number,
): ChartEdge {
  const { target, actions, reenter } = transition;
  const event = cutText(transition.eventType);
  const guard = nameOf(transition.guard);
  return {
    id: `${stateId(state)}|${event}|${place}`,
    from: stateId(state),
    targets: (target ?? []).map(stateId),
    ...triggerOf(state, event),
    event,
    ...(guard !== undefined && { guard }),
    actions: actionNames(actions),
    reenter: reenter === true,
  };
}

const AFTER = "xstate.after.";

function triggerOf(
  state: AnyStateNode,
  event: string,
): Pick<ChartEdge, "trigger" | "label" | "delay"> {
  if (event === "") return { trigger: "always", label: "always" };
  if (event === "*") return { trigger: "any", label: "anything else" };
  if (event.startsWith(AFTER)) {
    const name = event.slice(AFTER.length, -(state.id.length + 1));
    const ms = Number(name);
    const delay = Number.isNaN(ms) ? name : ms;
    return { trigger: "after", label: `after ${name}${delay === ms ? " ms" : ""}`, delay };
  }
  for (const [prefix, trigger, words] of OF_CHILDREN) {
    if (event.startsWith(prefix))
      return { trigger, label: `${event.slice(prefix.length)} ${words}` };
  }
  if (event.startsWith("xstate.done.state.")) return { trigger: "end", label: "its end" };
  return { trigger: "event", label: event };
}

const OF_CHILDREN = [
  ["xstate.done.actor.", "done", "is done"],
  ["xstate.error.actor.", "error", "failed"],
  ["xstate.snapshot.", "snapshot", "goes on"],
] as const;
