import { isRecord } from "@mcp-actors/protocol";
import type { DriveTarget } from "./drive.ts";
import { processOf } from "./line-head.ts";
import type { DriveMessage, DrivenMessage } from "./messages.ts";
import type { Producer } from "./producer.ts";
import type { Viewer } from "./viewer.ts";

/** How many commands may wait for their answer. */
const MOST_WAITING = 256;
const MOST_TARGETS = 1000;

/** A command that waits. */
interface Waiting {
  readonly viewer: Viewer;
  readonly producer: Producer;
  /** As the viewer numbered it. */
  readonly id: number;
}

/** Carries commands of viewers that may drive to the producers that let themselves be driven, and the answers back. */
export class Drives {
  readonly #control: boolean;
  readonly #viewers: Iterable<Viewer>;
  readonly #offers = new Map<Producer, readonly DriveTarget[]>();
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(control: boolean, viewers: Iterable<Viewer>) {
    this.#control = control;
    this.#viewers = viewers;
  }

  targets(): readonly DriveTarget[] {
    return [...this.#offers.values()].flat();
  }

  /** Takes what a producer offers; false where that is not its to offer. */
  offer(producer: Producer, targets: readonly DriveTarget[]): boolean {
    if (!this.#control || !Array.isArray(targets) || targets.length > MOST_TARGETS) return false;
    const isOwn = (id: string) => processOf(id) === producer.process;
    if (!targets.every((target) => isTarget(target) && isOwn(target.id))) return false;
    this.#offers.set(producer, targets);
    this.#announce();
    return true;
  }

  ask(viewer: Viewer, message: DriveMessage): void {
    const problem = this.#problem(viewer, message);
    if (problem === undefined) this.#forward(viewer, message);
    else viewer.say({ type: "driven", id: message.id, error: problem });
  }

  answer(producer: Producer, { id, result, error }: DrivenMessage): void {
    const waiting = this.#waiting.get(id);
    if (waiting?.producer !== producer) return;
    this.#waiting.delete(id);
    const told = error === undefined ? { result: result ?? null } : { error: String(error) };
    waiting.viewer.say({ type: "driven", id: waiting.id, ...told });
  }

  /** Somebody is gone: what waits for them fails, what waits of them is forgotten. */
  left(one: Producer | Viewer): void {
    for (const [id, { viewer, producer, id: asked }] of this.#waiting) {
      if (viewer !== one && producer !== one) continue;
      this.#waiting.delete(id);
      if (producer === one) viewer.say({ type: "driven", id: asked, error: "Process is gone" });
    }
    for (const producer of this.#offers.keys()) {
      if (producer !== one) continue;
      this.#offers.delete(producer);
      this.#announce();
    }
  }

  #problem(viewer: Viewer, { target, command }: DriveMessage): string | undefined {
    if (!this.#control || !viewer.drives) return "This viewer may only look";
    const found = this.targets().find(({ id }) => id === target);
    if (found === undefined) return `Nothing can be driven that is named ${String(target)}`;
    if (!isRecord(command) || !found.commands.includes(command.do)) {
      return `${found.name} does not take that command`;
    }
    return this.#waiting.size >= MOST_WAITING ? "Too many commands wait for an answer" : undefined;
  }

  #forward(viewer: Viewer, { id, target, command }: DriveMessage): void {
    const producer = this.#ownerOf(target);
    if (producer === undefined) return;
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, { viewer, producer, id });
    producer.say({ type: "drive", id: this.#lastId, target, command });
  }

  #ownerOf(target: string): Producer | undefined {
    for (const [producer, targets] of this.#offers) {
      if (targets.some(({ id }) => id === target)) return producer;
    }
    return undefined;
  }

  #announce(): void {
    const targets = this.targets();
    for (const viewer of this.#viewers) if (viewer.drives) viewer.say({ type: "targets", targets });
  }
}

function isTarget(value: unknown): value is DriveTarget {
  if (!isRecord(value)) return false;
  const { id, name, commands } = value;
  if (typeof id !== "string" || typeof name !== "string") return false;
  return Array.isArray(commands) && commands.every((command) => typeof command === "string");
}
