import type { AnyActorRef } from "xstate";
import { isQuestionLogic } from "./question-logic.ts";

/** What goes on in a machine and all that it invoked. */
export interface Survey {
  /** The paths of the questions that are open. */
  readonly asking: number;
  /** Whether anything else is at work, or a delayed event is to come. */
  readonly working: boolean;
}

/** Looks at what a machine waits for: its questions, or work that ends by itself. */
export function survey(actor: AnyActorRef): Survey {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();
  const inside = surveyChildren(actor);
  return { ...inside, working: inside.working || Object.keys(scheduled).length > 0 };
}

function surveyChildren(actor: AnyActorRef): Survey {
  let asking = 0;
  let working = false;
  for (const child of childrenOf(actor)) {
    if ("logic" in child && isQuestionLogic(child.logic)) asking += 1;
    else if (isMachine(child)) {
      const inside = surveyChildren(child);
      asking += inside.asking;
      working ||= inside.working;
    } else working = true;
  }
  return { asking, working };
}

function childrenOf(actor: AnyActorRef): readonly AnyActorRef[] {
  const { children = {} }: { children?: { readonly [id: string]: AnyActorRef } } =
    actor.getSnapshot();
  return Object.values(children).filter((child) => child.getSnapshot().status === "active");
}

function isMachine(actor: AnyActorRef): boolean {
  return "machine" in actor.getSnapshot();
}
