import type { Slots, SlotTaker } from "@mcp-actors/machine";
import type { ServedRequest } from "../request/served-request.ts";
import { overloaded } from "./overloaded.ts";

/** `away` is a call whose client is asked something. */
type Standing = "waiting" | "held" | "away" | "over";

/** One call's place among the runs of its tool. */
export class ToolPlace implements SlotTaker {
  readonly #slots: Slots<ToolPlace>;
  readonly #request: ServedRequest;
  readonly #run: (place: ToolPlace) => void;
  #standing: Standing = "waiting";
  #questions = 0;
  #grace: unknown;

  constructor(slots: Slots<ToolPlace>, request: ServedRequest, run: (place: ToolPlace) => void) {
    this.#slots = slots;
    this.#request = request;
    this.#run = run;
  }

  /** Takes a place or queues for one; false where too many wait. */
  request(): boolean {
    const { signal } = this.#request.exchange;
    signal.addEventListener("abort", this.#withdrawn, { once: true });
    if (this.#slots.request(this)) return true;
    signal.removeEventListener("abort", this.#withdrawn);
    return false;
  }

  granted(): void {
    this.#standing = "held";
    if (this.#request.runtime.tally.draining) {
      this.#request.fail(overloaded("Server is draining"));
      this.settled();
    } else this.#run(this);
  }

  /** The client is asked something, and others may run meanwhile. */
  asking(): void {
    this.#questions += 1;
    if (this.#standing !== "held") return;
    this.#standing = "away";
    this.#slots.release();
  }

  /** The run goes on, whether or not there is room. */
  answered(): void {
    this.#questions -= 1;
    if (this.#questions > 0 || this.#standing !== "away") return;
    this.#standing = "held";
    this.#slots.retake();
  }

  /** The handler is done, however its call ended. */
  settled(): void {
    const standing = this.#standing;
    this.#standing = "over";
    this.#request.runtime.clock.clearTimeout(this.#grace);
    this.#request.exchange.signal.removeEventListener("abort", this.#withdrawn);
    if (standing === "held") this.#slots.release();
  }

  /** A call that waits never runs; a handler that was told to stop keeps its place until it does, within reason. */
  readonly #withdrawn = (): void => {
    if (this.#standing === "waiting") {
      this.#standing = "over";
      this.#slots.forget(this);
      return;
    }
    const { clock, limits } = this.#request.runtime;
    this.#grace = clock.setTimeout(() => this.settled(), limits.settleGrace);
    clock.unref?.(this.#grace);
  };
}
