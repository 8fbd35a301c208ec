import type { AnyActorLogic, AnyStateMachine } from "xstate";
import { isStateMachine } from "./is-state-machine.ts";
import { isQuestionLogic } from "./question-logic.ts";

type Node = AnyStateMachine["root"];

/**
 * Throws where a machine asks in a way that cannot be continued elsewhere.
 *
 * A restored snapshot has forgotten its timers: `after` is refused in every state
 * that can be active while a question is open.
 */
export function checkMachine(machine: AnyStateMachine): void {
  const root = machine.root;
  for (const node of [root, ...within(root)]) {
    const invoked = invokedBy(node, machine);
    for (const logic of invoked) if (isStateMachine(logic)) checkMachine(logic);
    if (!invoked.some(asks)) continue;
    const timed = besides(node).find(({ config }) => Object.keys(config.after ?? {}).length > 0);
    if (timed !== undefined) {
      throw new TypeError(
        `Machine ${machine.id} has "after" in ${timed.id} while ${node.id} asks, and the time would be forgotten`,
      );
    }
  }
}

/** Whether an actor asks, or a machine that it is. */
function asks(logic: AnyActorLogic): boolean {
  if (!isStateMachine(logic)) return isQuestionLogic(logic);
  const root = logic.root;
  return [root, ...within(root)].some((node) => invokedBy(node, logic).some(asks));
}

function invokedBy(node: Node, machine: AnyStateMachine): readonly AnyActorLogic[] {
  return [node.config.invoke ?? []].flat().map(({ src }) => {
    const logic = typeof src === "string" ? actorOf(machine, src) : src;
    if (logic !== undefined) return logic;
    const name = typeof src === "string" ? src : "nothing";
    throw new TypeError(`Machine ${machine.id} invokes ${name} in ${node.id} and has none`);
  });
}

/** The logic that a machine has under a name. */
export function actorOf(machine: AnyStateMachine, name: string): AnyActorLogic | undefined {
  const actors: { readonly [name: string]: Implementation } = machine.implementations.actors;
  const implementation = actors[name];
  return implementation !== undefined && "src" in implementation
    ? implementation.src
    : implementation;
}

type Implementation = AnyActorLogic | { readonly src: AnyActorLogic } | undefined;

/** The states that can be active together with one: itself, those around and in it, and what runs beside them. */
function besides(node: Node): readonly Node[] {
  const parent = node.parent;
  const above = parent === undefined ? [] : besidesAbove(node, parent);
  return [node, ...within(node), ...above];
}

function besidesAbove(node: Node, parent: Node): readonly Node[] {
  const siblings =
    parent.type === "parallel" ? childrenOf(parent).filter((one) => one !== node) : [];
  const further = parent.parent;
  return [
    parent,
    ...siblings.flatMap((sibling) => [sibling, ...within(sibling)]),
    ...(further === undefined ? [] : besidesAbove(parent, further)),
  ];
}

function within(node: Node): readonly Node[] {
  return childrenOf(node).flatMap((child) => [child, ...within(child)]);
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node.states);
}
