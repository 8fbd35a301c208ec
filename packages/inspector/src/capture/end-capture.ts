import type { InspectedEnd, LivingRequests, TimerStep } from "@mcp-actors/machine";
import type { StartedProcess } from "@mcp-actors/transport";
import type { ActorRefLike, InspectionEvent } from "xstate";
import type { PeerInspection } from "../create-inspector.ts";
import { cutText } from "../redact/cut-text.ts";
import { ActorCapture } from "./actor-capture.ts";
import { ENVELOPE } from "./draft.ts";
import { LeanCapture } from "./lean-capture.ts";
import { Living } from "./living.ts";
import type { Recorder } from "./recorder.ts";
import { WireCapture } from "./wire-capture.ts";

/** What the captures of one process share. */
export interface ProcessPlace {
  readonly recorder: Recorder;
  readonly charts: Set<string>;
  readonly isActive: () => boolean;
  readonly nextWire: () => number;
  readonly spawned: (process?: StartedProcess) => { readonly [name: string]: string };
}

/** Told elsewhere already: on the wire, or by the actor of the call. */
const TOLD_ELSEWHERE = new Set(["call.state", "notification.received"]);

/** Hears of one end all that can be heard of it. */
export class EndCapture implements PeerInspection {
  readonly peer: string;
  readonly #place: ProcessPlace;
  readonly lean: LeanCapture;
  readonly #actors: ActorCapture;
  readonly #living = new Living();
  readonly #end: InspectedEnd;
  #isOver = false;

  constructor(place: ProcessPlace, peer: string, end: InspectedEnd) {
    this.#place = place;
    this.peer = peer;
    this.#end = end;
    const { recorder, charts } = place;
    this.#actors = new ActorCapture({ recorder, peer, charts });
    this.lean = new LeanCapture({ recorder, peer, charts });
    this.introduce();
  }

  get active(): boolean {
    return this.#place.isActive();
  }

  /** Says who it is. */
  introduce(): void {
    if (!this.active) return;
    const { role, name, version, target } = this.#end;
    this.#place.recorder.put(this.peer, (head) => ({
      kind: "peer",
      ...head,
      role: cutText(role),
      name: cutText(name),
      ...(version !== undefined && { version: cutText(version) }),
      ...(target !== undefined && { target: cutText(target) }),
    }));
  }

  /** Finds whoever lives, after a time in which nobody listened. */
  catchUp(): void {
    this.#actors.forget();
    for (const actor of this.#living.actors()) {
      this.#place.recorder.guard(() => this.#actors.find(actor));
    }
  }

  next(event: InspectionEvent): void {
    this.#living.see(event);
    if (this.active) this.#place.recorder.guard(() => this.#actors.take(event));
  }

  timed(step: TimerStep): void {
    const { actorRef, name, state, delay = Number.NaN } = step;
    const actor = actorRef.sessionId;
    const entry = this.#place.recorder.next("timer", this.peer, 1);
    entry.actor = actor;
    entry.name = name;
    entry.state = state;
    entry.delay = delay;
    entry.weight = ENVELOPE;
  }

  told(event: { readonly type: string }): void {
    if (!this.active || TOLD_ELSEWHERE.has(event.type)) return;
    const { recorder } = this.#place;
    recorder.guard(() => {
      const { type, ...rest } = event;
      const detail = recorder.press.redactor.redact(rest, { kind: "mark", part: "detail" });
      recorder.put(this.peer, (head) => ({
        kind: "mark",
        ...head,
        source: "end",
        label: cutText(type),
        ...(Object.keys(rest).length > 0 && { detail }),
      }));
    });
    const state: unknown = Reflect.get(event, "state");
    if (event.type === "connection.state" && (state === "closed" || state === "failed"))
      this.over();
  }

  over(problem?: string): void {
    if (this.#isOver || !this.active) return;
    this.#isOver = true;
    this.#place.recorder.put(this.peer, (head) => ({
      kind: "end",
      ...head,
      of: "peer",
      ...(problem !== undefined && { problem: cutText(problem) }),
    }));
  }

  living(register: LivingRequests): void {
    this.#living.add(register);
  }

  wire({ kind = "wire", facts }: Parameters<NonNullable<PeerInspection["wire"]>>[0]): WireCapture {
    const { recorder, isActive, nextWire } = this.#place;
    return new WireCapture({
      recorder,
      isActive,
      peer: this.peer,
      wire: nextWire(),
      channel: kind,
      address: facts.address,
      principal: facts.principal,
      acting: () => this.lean.acting ?? this.#actors.acting,
    });
  }

  spawned(process?: StartedProcess): { readonly [name: string]: string } {
    return this.#place.spawned(process);
  }

  actor(sessionId: string): ActorRefLike | undefined {
    return this.#living.find(sessionId);
  }
}
