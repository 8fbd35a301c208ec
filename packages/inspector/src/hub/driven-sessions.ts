import type { DrivableSessions } from "@mcp-actors/machine";

/** The sessions of every handler that an end is served by; it keeps no handler alive. */
export class DrivenSessions {
  #kept: WeakRef<DrivableSessions>[] = [];

  /** Whether there is a handler that keeps some. */
  get exist(): boolean {
    return this.#kept.length > 0;
  }

  add(sessions: DrivableSessions): void {
    this.#kept = this.#kept.filter((reference) => reference.deref() !== undefined);
    this.#kept.push(new WeakRef(sessions));
  }

  /** Has all of them forgotten; gives how many were in use. */
  expire(): number {
    return this.#kept.reduce((sum, reference) => sum + (reference.deref()?.expire() ?? 0), 0);
  }
}
