import type { Clock } from "@mcp-actors/machine";
import { type LineHead, parseLine } from "./line-head.ts";

const DEFAULT_GRACE = 2000;
/** How many processes that are over are remembered. */
const MOST = 4096;

interface Process {
  received: number;
  /** Who it came as at first. */
  owner?: string | undefined;
  /** Its last `head` record. */
  head?: string;
  /** How it ended: it said so, or it was taken for dead. */
  end?: "told" | "lost";
  /** Its wait to be taken for dead. */
  waiting?: unknown;
}

/** What the hub knows of each process beside its records: how far it is, and whether it lives. */
export class Processes {
  readonly #clock: Clock;
  readonly #grace: number;
  readonly #tell: (line: string) => void;
  readonly #known = new Map<string, Process>();

  constructor(clock: Clock, grace: number | undefined, tell: (line: string) => void) {
    this.#clock = clock;
    this.#grace = grace ?? DEFAULT_GRACE;
    this.#tell = tell;
  }

  received(process: string): number {
    return this.#known.get(process)?.received ?? 0;
  }

  saw({ kind, peer, seq }: LineHead, line: string): void {
    const dot = peer.indexOf(".");
    const process = this.#of(dot < 0 ? peer : peer.slice(0, dot));
    process.received = Math.max(process.received, seq);
    if (kind === "head") process.head = line;
    if (kind === "end" && parseLine(line)?.["of"] === "process") process.end = "told";
  }

  /** A process is connected; one that was taken for dead lives. False where it is another's, who came first. */
  joined(name: string, owner: string | undefined): boolean {
    const isKnown = this.#known.has(name);
    const process = this.#of(name);
    if (isKnown && process.owner !== owner) return false;
    process.owner = owner;
    this.#clock.clearTimeout(process.waiting);
    const { head, end } = process;
    delete process.end;
    if (end !== undefined && head !== undefined) this.#tell(head);
    return true;
  }

  /** A process is connected no more. */
  lost(name: string): void {
    const process = this.#of(name);
    if (process.end !== undefined) return;
    process.waiting = this.#clock.setTimeout(() => this.#bury(name, process), this.#grace);
    this.#clock.unref?.(process.waiting);
  }

  close(): void {
    for (const { waiting } of this.#known.values()) this.#clock.clearTimeout(waiting);
  }

  #bury(name: string, process: Process): void {
    process.end = "lost";
    if (process.received === 0) return;
    const end = {
      kind: "end",
      peer: name,
      seq: process.received + 1,
      at: Date.now() * 1000,
      of: "process",
      problem: "Process is gone without a word",
    };
    this.#tell(JSON.stringify(end));
  }

  #of(name: string): Process {
    const process = this.#known.get(name) ?? { received: 0 };
    this.#known.set(name, process);
    for (const [oldest, { end }] of this.#known) {
      if (this.#known.size <= MOST) break;
      if (end !== undefined) this.#known.delete(oldest);
    }
    return process;
  }
}
