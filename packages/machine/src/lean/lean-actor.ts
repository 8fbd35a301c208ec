import type {
  ActorRef,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  Observer,
  Readable,
  Snapshot,
  SnapshotStatus,
  Subscription,
} from "xstate";
import { toObserver } from "../inspection/to-observer.ts";
import type { LeanProgram, ProgramState, ProgramStep } from "./lean-program.ts";
import type { LeanScope } from "./lean-scope.ts";
import type { LeanShape, Owner } from "./lean-shape.ts";
import { snapshotOf } from "./lean-snapshot.ts";
import type { LeanTransition } from "./lean-table.ts";
import { observableKey } from "./observable-key.ts";
import { ObserverSet } from "./observer-set.ts";
import { selected } from "./selected.ts";
import { stepOn } from "./step-on.ts";

/** Waiting for an event, working on one, or past its end. */
type Phase = "idle" | "busy" | "over";

const STOP = { type: "xstate.stop" };
const NOBODY: Subscription = { unsubscribe() {} };
let sessions = 0;

/**
 * An actor that runs a table as a program, at the cost of a plain object.
 *
 * It is what `createActor` makes of the same machine, to whoever holds it,
 * and allocates nothing for observers that do not exist. It is live from
 * birth: `start()` does nothing.
 */
export class LeanActor<Shape extends LeanShape>
  implements ActorRef<Shape["snapshot"], Shape["event"]>
{
  readonly #owner: Owner<Shape>;
  readonly #scope: LeanScope;
  #state: ProgramState<Shape>;
  #phase: Phase = "idle";
  #status: SnapshotStatus = "active";
  /** The output of a done actor, the error of a broken one. */
  #settled: unknown = undefined;
  /** The event to take next, sent within the last one; mostly there is no other. */
  #next: EventObject | undefined = undefined;
  #queue: EventObject[] | undefined = undefined;
  #observers: ObserverSet<Shape["snapshot"]> | undefined = undefined;
  #facts: Shape["facts"] | undefined = undefined;
  #snapshot: Shape["snapshot"] | undefined = undefined;
  #sessionId: string | undefined = undefined;

  constructor(program: LeanProgram<Shape>, owner: Owner<Shape>, scope: LeanScope) {
    this.#owner = owner;
    this.#scope = scope;
    this.#state = program.initial;
    if (scope.inspecting) scope.born(this, this.facts);
  }

  get facts(): Shape["facts"] {
    this.#facts ??= this.#owner.input();
    return this.#facts;
  }

  get value(): Shape["state"] {
    return this.#state.row.value;
  }

  /** Whether it reached a final state. */
  get done(): boolean {
    return this.#status === "done";
  }

  /** The outcome, once it is done. */
  get output(): Shape["output"] | undefined {
    return this.#status === "done" ? this.#settled : undefined;
  }

  hasTag(tag: Shape["tag"]): boolean {
    return this.#state.row.tags.has(tag);
  }

  get id(): string {
    return this.sessionId;
  }

  get sessionId(): string {
    sessions += this.#sessionId === undefined ? 1 : 0;
    this.#sessionId ??= `lean:${sessions}`;
    return this.#sessionId;
  }

  get system(): AnyActorRef["system"] {
    return this.#scope.system;
  }

  get _parent(): AnyActorRef {
    // XState declares it optional, which to its types is the same as undefined.
    return this.#scope.parent as AnyActorRef;
  }

  get ref(): this {
    return this;
  }

  get logic(): AnyStateMachine {
    return this.#state.row.snapshot.machine;
  }

  get src(): AnyStateMachine {
    return this.logic;
  }

  start(): this {
    return this;
  }

  send(event: Shape["event"]): void {
    if (this.#scope.observed) this.#scope.sent(this, event);
    this._send(event);
  }

  /** How another actor's `sendTo` reaches this one, in XState. */
  _send(event: Shape["event"]): void {
    if (this.#phase === "idle") this.#work(event);
    else if (this.#phase === "busy") this.#enqueue(event);
    else this.#scope.late(this, event);
  }

  stop(): this {
    if (this.#phase === "over") return this;
    this.#next = this.#queue = undefined;
    this.#owner.stopping?.();
    this.#takeStop();
    return this;
  }

  getSnapshot(): Shape["snapshot"] {
    const snapshot =
      this.#snapshot ?? snapshotOf(this.#state.row, this.facts, this.#status, this.#settled);
    this.#snapshot = snapshot;
    return snapshot;
  }

  getPersistedSnapshot(): Snapshot<unknown> {
    return this.logic.getPersistedSnapshot(this.getSnapshot());
  }

  subscribe(
    next?: Observer<Shape["snapshot"]> | ((snapshot: Shape["snapshot"]) => void),
    error?: (error: unknown) => void,
    complete?: () => void,
  ): Subscription {
    const observer = toObserver(next, error, complete);
    if (this.#phase !== "over") {
      this.#observers ??= new ObserverSet(this.#scope.report);
      return this.#observers.add(observer);
    }
    const late = new ObserverSet<Shape["snapshot"]>(this.#scope.report);
    late.add(observer);
    if (this.#status === "done") late.complete();
    if (this.#status === "error") this.#tellError(late);
    return NOBODY;
  }

  /** Machines in a table emit nothing. */
  on(): Subscription {
    return NOBODY;
  }

  select<Selected>(
    selector: (snapshot: Shape["snapshot"]) => Selected,
    equal: (a: Selected, b: Selected) => boolean = Object.is,
  ): Readable<Selected> {
    return selected(this, selector, equal);
  }

  toJSON(): { readonly xstate$$type: 1; readonly id: string } {
    return { xstate$$type: 1, id: this.id };
  }

  [observableKey](): this {
    return this;
  }

  #takeStop(): void {
    if (this.#phase === "idle") this.#work(STOP);
    else if (this.#phase === "busy") this.#enqueue(STOP);
  }

  #enqueue(event: EventObject): void {
    if (this.#next === undefined) {
      this.#next = event;
      return;
    }
    this.#queue ??= [];
    this.#queue.push(event);
  }

  /** Takes one event, then those that its effects and observers sent, each to its end before the next. */
  #work(first: EventObject): void {
    this.#phase = "busy";
    this.#take(first);
    while (this.#next !== undefined) {
      const next = this.#next;
      this.#next = this.#queue?.shift();
      this.#take(next);
    }
    if (this.#status === "active") this.#phase = "idle";
  }

  #take(event: EventObject): void {
    const step = stepOn(event.type, this.#state);
    if (this.#scope.inspecting) this.#scope.took(this, event, step?.cell);
    if (step === undefined) this.#passOver(event);
    else if (this.#transit(step, event)) this.#publish(event, step.cell);
  }

  /** Runs the effects and moves on; false when an effect threw, which ends the actor. */
  #transit({ cell, effects, target }: ProgramStep<Shape>, event: EventObject): boolean {
    const { observed } = this.#scope;
    const { final, output } = target.row;
    try {
      for (let at = 0; at < effects.length; at += 1) {
        if (observed) this.#scope.acted(this, cell.actions[at] ?? "");
        effects[at]?.call(this.#owner, event);
      }
      if (final) this.#settled = output?.({ event });
    } catch (error) {
      this.#break(error);
      return false;
    }
    if (target !== this.#state) {
      this.#state = target;
      this.#snapshot = undefined;
      if (final) this.#status = "done";
    }
    return true;
  }

  #publish(event: EventObject, transition?: LeanTransition<Shape>): void {
    const { observed } = this.#scope;
    if (observed) this.#scope.stepped(this, event, transition?.definitions);
    this.#observers?.next(this.getSnapshot());
    if (this.#status === "done") this.#end();
    if (observed) this.#scope.settled(this, event);
    if (this.#status === "done") this.#owner.ended?.();
  }

  #passOver(event: EventObject): void {
    if (event.type === STOP.type) {
      this.#halt(event);
      return;
    }
    this.#scope.unhandled?.(this, event);
    this.#publish(event);
  }

  #halt(event: EventObject): void {
    this.#status = "stopped";
    this.#snapshot = undefined;
    if (this.#scope.observed) {
      this.#scope.stepped(this, event);
      this.#scope.settled(this, event);
    }
    this.#end();
  }

  #break(error: unknown): void {
    this.#status = "error";
    this.#settled = error;
    this.#scope.broke(this, error);
    this.#snapshot = undefined;
    this.#close();
    this.#tellError(this.#observers);
    this.#observers = undefined;
  }

  #end(): void {
    this.#close();
    this.#observers?.complete();
    this.#observers = undefined;
  }

  #close(): void {
    this.#phase = "over";
    this.#next = this.#queue = undefined;
  }

  #tellError(observers: ObserverSet<Shape["snapshot"]> | undefined): void {
    if (observers?.error(this.#settled) !== true) this.#scope.report(this.#settled);
  }
}
