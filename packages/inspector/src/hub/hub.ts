import { type Clock, systemClock } from "@mcp-actors/machine";
import { unfailing } from "@mcp-actors/transport";
import { AskedBodies } from "./asked-bodies.ts";
import { Bodies } from "./bodies.ts";
import { Drives } from "./drives.ts";
import type { HubContext } from "./hub-context.ts";
import { HubClose, type HubReceiver, type HubSocket } from "./hub-socket.ts";
import { lineHead, processOf } from "./line-head.ts";
import { LineRing, RING_LIMITS, type RingLimits } from "./line-ring.ts";
import { Processes } from "./processes.ts";
import { Producer } from "./producer.ts";
import { Standing } from "./standing.ts";
import { Viewer } from "./viewer.ts";

/** What whoever connects may be: one who tells, one who looks, one who looks and drives. */
export type HubRole = "producer" | "viewer" | "driver";

/** What a hub can be told; all of it has a default. */
export interface HubOptions {
  /** Name of the hub; default a random one. */
  readonly id?: string | undefined;
  /** Whether viewers that may drive can. Default false. */
  readonly control?: boolean | undefined;
  /** What the ring holds; default 100,000 records or 64 MiB. */
  readonly ring?: Partial<RingLimits> | undefined;
  /** Viewers at a time. Default 16. */
  readonly maxViewers?: number | undefined;
  /** Producers at a time. Default 256. */
  readonly maxProducers?: number | undefined;
  /** How long a producer that is lost may take to come back before its process is taken for dead, in ms. Default 2 s. */
  readonly grace?: number | undefined;
  /** Name of the recording that is shown, where it is none of this moment. */
  readonly recording?: string | undefined;
  /** Hears every line that is taken, such as to write it to a file. What it throws or rejects is ignored. */
  readonly onLines?: ((lines: readonly string[]) => unknown) | undefined;
  /** Hears that a producer hands a token to a child, and that it takes it back. */
  readonly onGrant?: ((token: string, granted: boolean) => void) | undefined;
  /** Where time comes from; default the system. */
  readonly clock?: Clock | undefined;
}

/** Where producers tell what goes on, and viewers see it. It knows no sockets and no files. */
export class Hub implements HubContext {
  readonly id: string;
  readonly clock: Clock;
  readonly control: boolean;
  readonly recording: string | undefined;
  readonly standing = new Standing();
  readonly bodies: AskedBodies;
  readonly ring: LineRing;
  readonly drives: Drives;
  readonly #options: HubOptions;
  readonly #tell: (lines: readonly string[]) => void;
  readonly #long = new Bodies();
  readonly #viewers = new Set<Viewer>();
  readonly #producers = new Set<Producer>();
  readonly #processes: Processes;
  #wantsDetail = false;
  #waiting: (() => void)[] = [];

  constructor(options: HubOptions = {}) {
    const { clock = systemClock, control = false, recording, grace } = options;
    this.#options = options;
    this.#tell = unfailing(options.onLines);
    this.id = options.id ?? crypto.randomUUID();
    this.clock = clock;
    this.control = control;
    this.recording = recording;
    this.ring = new LineRing({ ...RING_LIMITS, ...options.ring }, (line) =>
      this.standing.addLine(line),
    );
    this.bodies = new AskedBodies(this.#long, this.#producers);
    this.drives = new Drives(control, this.#viewers);
    this.#processes = new Processes(clock, grace, (line) => this.#push([line]));
  }

  get wantsDetail(): boolean {
    return this.#wantsDetail;
  }

  /**
   * Takes somebody in; undefined, with the socket closed, where there are too many already.
   *
   * What a producer says of its process it alone may say: none of another owner, which is a token of theirs.
   */
  accept(role: HubRole, socket: HubSocket, owner?: string): HubReceiver | undefined {
    const { maxViewers = 16, maxProducers = 256 } = this.#options;
    if (role === "producer") {
      if (this.#producers.size >= maxProducers) return refuse(socket, "producers");
      const producer = new Producer(socket, this, owner);
      this.#producers.add(producer);
      return producer;
    }
    if (this.#viewers.size >= maxViewers) return refuse(socket, "viewers");
    const viewer = new Viewer(socket, this, role === "driver" && this.control);
    this.#viewers.add(viewer);
    return viewer;
  }

  take(process: string, lines: readonly string[]): void {
    const taken: string[] = [];
    for (const line of lines) {
      const head = lineHead(line);
      // A producer tells of itself alone.
      if (head === undefined || processOf(head.peer) !== process) continue;
      this.#processes.saw(head, line);
      taken.push(this.#long.shorten(line));
    }
    this.#push(taken);
  }

  /** Takes the lines of a recording, of any process. */
  load(lines: readonly string[]): void {
    this.#push(lines.filter((line) => lineHead(line) !== undefined));
  }

  received(process: string): number {
    return this.#processes.received(process);
  }

  joined(producer: Producer): boolean {
    const { process = "", owner } = producer;
    if (!this.#processes.joined(process, owner)) return false;
    for (const other of this.#producers) {
      if (other === producer || other.process !== process) continue;
      this.#producers.delete(other);
      other.close(HubClose.GoingAway, "The process connected anew");
    }
    return true;
  }

  left(one: Producer | Viewer): void {
    this.drives.left(one);
    this.bodies.left(one);
    if (one instanceof Viewer) {
      this.#viewers.delete(one);
      this.detailChanged();
    } else if (this.#producers.delete(one)) {
      if (one.process !== undefined) this.#processes.lost(one.process);
      if (this.#producers.size === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  gone(process: string): void {
    this.#processes.lost(process);
  }

  detailChanged(): void {
    const wanted = [...this.#viewers].some(({ wantsDetail }) => wantsDetail);
    if (wanted === this.#wantsDetail) return;
    this.#wantsDetail = wanted;
    for (const producer of this.#producers) {
      if (producer.process !== undefined) producer.say({ type: "detail", wanted });
    }
  }

  grant(token: string): void {
    this.#options.onGrant?.(token, true);
  }

  revoke(token: string): void {
    this.#options.onGrant?.(token, false);
  }

  /** Settles when no producer is connected: when all that they had to say is taken. */
  unattended(): Promise<void> {
    if (this.#producers.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Sends everybody away. */
  close(): void {
    this.#processes.close();
    for (const one of [...this.#producers, ...this.#viewers]) {
      one.close(HubClose.GoingAway, "The hub closes");
    }
  }

  #push(lines: readonly string[]): void {
    if (lines.length === 0) return;
    for (const line of lines) this.ring.push(line);
    this.#tell(lines);
    for (const viewer of this.#viewers) viewer.news();
  }
}

function refuse(socket: HubSocket, whom: string): undefined {
  socket.close(HubClose.Full, `There are too many ${whom}`);
  return undefined;
}
