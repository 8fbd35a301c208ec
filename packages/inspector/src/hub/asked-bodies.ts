import type { Bodies } from "./bodies.ts";
import { processOf } from "./line-head.ts";
import type { BodyMessage, BodyRequest } from "./messages.ts";
import type { Producer } from "./producer.ts";
import type { Viewer } from "./viewer.ts";

/** How many may wait for a process to answer. */
const MOST_WAITING = 256;

interface Waiting {
  readonly viewer: Viewer;
  readonly producer: Producer;
  /** As the viewer numbered it. */
  readonly id: number;
}

/** Gives viewers the values that records have marks of: from the hub, or from the process that recorded them. */
export class AskedBodies {
  readonly #bodies: Bodies;
  readonly #producers: Iterable<Producer>;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(bodies: Bodies, producers: Iterable<Producer>) {
    this.#bodies = bodies;
    this.#producers = producers;
  }

  ask(viewer: Viewer, { id, name, peer }: BodyRequest): void {
    const text = this.#bodies.get(String(name));
    if (text !== undefined) {
      viewer.giveBody({ type: "body", id, value: JSON.parse(text) });
      return;
    }
    const producer = this.#producerOf(processOf(String(peer)));
    if (producer === undefined || this.#waiting.size >= MOST_WAITING) {
      viewer.giveBody({ type: "body", id });
      return;
    }
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, { viewer, producer, id });
    producer.say({ type: "body", id: this.#lastId, name: String(name), peer: String(peer) });
  }

  answer(producer: Producer, { id, value }: BodyMessage): void {
    const waiting = this.#waiting.get(id);
    if (waiting?.producer !== producer) return;
    this.#waiting.delete(id);
    const given = value === undefined ? {} : { value };
    waiting.viewer.giveBody({ type: "body", id: waiting.id, ...given });
  }

  /** Somebody is gone: what waits for them is not to be had, what waits of them is forgotten. */
  left(one: Producer | Viewer): void {
    for (const [key, { viewer, producer, id }] of this.#waiting) {
      if (viewer !== one && producer !== one) continue;
      this.#waiting.delete(key);
      if (producer === one) viewer.giveBody({ type: "body", id });
    }
  }

  #producerOf(process: string): Producer | undefined {
    for (const producer of this.#producers) if (producer.process === process) return producer;
    return undefined;
  }
}
