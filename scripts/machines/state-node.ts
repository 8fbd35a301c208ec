/** What a drawing needs to know of a state, as XState's state nodes tell it. */
export interface StateNode {
  readonly id: string;
  readonly key: string;
  readonly path: readonly string[];
  readonly type: string;
  readonly parent?: StateNode | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly initial?: { readonly target: readonly StateNode[] } | undefined;
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
  readonly always?: readonly Transition[] | undefined;
  readonly invoke: readonly Invocation[];
  readonly entry: readonly unknown[];
  readonly exit: readonly unknown[];
  readonly tags: readonly string[];
}

/** One arrow of a machine. */
export interface Transition {
  readonly eventType: string;
  readonly source: StateNode;
  readonly target: readonly StateNode[] | undefined;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly reenter: boolean;
}

interface Invocation {
  readonly id: string;
  readonly src: unknown;
}

/** A machine, as far as it is drawn. */
export interface Machine {
  readonly id: string;
  readonly root: StateNode;
}

/** A state's children, in the order in which they were written. */
export function childrenOf(node: StateNode): readonly StateNode[] {
  return Object.values(node.states);
}

/** All states below one, parents before children. */
export function descendantsOf(node: StateNode): readonly StateNode[] {
  return childrenOf(node).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** A state's name within its machine. */
export function nameOf({ path }: StateNode): string {
  return path.join(".");
}

/** The transitions that begin in a state, in the order in which they were written. */
export function transitionsOf(node: StateNode): readonly Transition[] {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}

/** The names of actions, guards or actors, without those that XState adds itself. */
export function named(implementations: readonly unknown[]): readonly string[] {
  return implementations.flatMap((implementation) => {
    if (typeof implementation === "string") return [implementation];
    if (typeof implementation !== "object" || implementation === null) return [];
    return "type" in implementation ? [String(implementation.type)] : [];
  });
}
