import type { HeaderLookup } from "../channel.ts";
import { timerDelay } from "../timer-delay.ts";
import { unheld } from "../unheld.ts";
import type { Admission, ListenWebSocketOptions } from "./listen-websocket-options.ts";
import type { Refusal } from "./refusal.ts";

const LATE = Symbol("late");

const NO_ANSWER: Refusal = { status: 503, message: "Finding out who asks took too long" };
const FAILURE: Refusal = { status: 500, message: "Internal error" };

/** Asks who wants to open a WebSocket, and waits for that no longer than it may take. */
export class AdmissionDesk {
  readonly #options: ListenWebSocketOptions;
  readonly #patience: number;

  constructor(options: ListenWebSocketOptions) {
    this.#options = options;
    this.#patience = options.authenticateTimeout ?? 10_000;
  }

  /** The principal by the headers of a request, or why it goes no further. */
  async ask(headers: HeaderLookup): Promise<string | Refusal> {
    const { authenticate } = this.#options;
    if (authenticate === undefined) return "anonymous";
    try {
      const admission = await this.#inTime(Promise.resolve(authenticate(headers)));
      return admission === LATE ? this.#late() : verdictOf(admission);
    } catch (error) {
      this.#options.onFailure?.(error);
      return FAILURE;
    }
  }

  #late(): Refusal {
    const message = `Option authenticate took longer than ${this.#patience} ms`;
    this.#options.onFailure?.(new Error(message));
    return NO_ANSWER;
  }

  async #inTime(asked: Promise<Admission>): Promise<Admission | typeof LATE> {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<typeof LATE>((resolve) => {
      timeout = unheld(setTimeout(resolve, timerDelay(this.#patience), LATE));
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      clearTimeout(timeout);
    }
  }
}

function verdictOf(admission: Admission): string | Refusal {
  // No name at all is nobody's.
  if (typeof admission === "string" && admission !== "") return admission;
  const refusal = typeof admission === "string" ? undefined : admission;
  const { status = 401, challenge = "Bearer" } = refusal ?? {};
  const message = status === 401 ? "Nobody is known to ask" : "Not allowed";
  return { status, message, challenge };
}
