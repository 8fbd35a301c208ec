import type {
  Answer,
  Dialect,
  McpError,
  Opened,
  OpeningOutcome,
  OpeningStep,
} from "@mcp-actors/protocol";
import { type Exchange, type Link, TransportError } from "@mcp-actors/transport";
import { RequestError } from "../request-error.ts";
import { unendedWords } from "../unended-words.ts";
import type { NegotiationEvent } from "./negotiation-event.ts";

/** Openings tried on one link before it is given up, however often the dialects fall back. */
const MAX_OPENINGS = 8;

/** What is known of a peer from before. */
export interface OpeningWalkOptions {
  /** Whether it spoke the first dialect: then only its own word is against that. */
  readonly known?: boolean | undefined;
  /** What it spoke, where only its death led to another era: it may have died of something else. */
  readonly askAnew?: Dialect | undefined;
}

/**
 * The openings of one link, one after another: sends the one at hand and reads how it ended.
 *
 * It holds the dialect at hand, which the negotiation machine need not know.
 */
export class OpeningWalk {
  readonly #link: Link;
  #dialect: Dialect;
  #openings = 0;
  #exchange: Exchange | undefined;
  readonly #isKnown: boolean;
  /** What to open in once more, on another link, if the first opening on this one is accepted. */
  readonly askAnew: Dialect | undefined;

  constructor(link: Link, first: Dialect, { known = false, askAnew }: OpeningWalkOptions = {}) {
    this.#link = link;
    this.#dialect = first;
    this.#isKnown = known;
    this.askAnew = askAnew;
  }

  /** Sends the opening at hand; `report` hears once where it led, in the turn that its answer is read. */
  open(report: (event: NegotiationEvent) => void): Exchange {
    this.#openings += 1;
    this.#link.speak(this.#dialect);
    const exchange = this.#link.open(this.#dialect.opening(), {
      related: () => {},
      answered: (answer) => report(this.#follow(this.#read(answer))),
      lost: (error) => report(this.#lost(error)),
    });
    this.#exchange = exchange;
    return exchange;
  }

  /**
   * Gives up the opening at hand for its silence, if another can follow or it is the last of all limits.
   *
   * @param after - How long it was silent, in ms.
   */
  expire(limit: "probe" | "open", after: number): NegotiationEvent | undefined {
    const step = this.#dialect.fallback({ status: "timedOut" });
    const isLast = step.step === "refused" || this.#isTrusted;
    if (limit === "probe" && isLast) return undefined;
    this.#exchange?.abandon();
    return this.#follow(isLast ? { step: "refused", error: this.#silence(after) } : step);
  }

  /** An HTTP status is an answer of its own, and the link is as good as before. */
  #lost(error: TransportError): NegotiationEvent {
    const { status: httpStatus, message: cause } = error;
    if (httpStatus === undefined) return this.lose(error);
    const step = this.#dialect.fallback({ status: "rejected", httpStatus, cause });
    // A refusal made of the message alone knows less than what it was made of.
    const isMade = step.step === "refused" && step.error.message === cause;
    return this.#follow(isMade ? { ...step, error } : step, error);
  }

  /** Where the loss of the link leads. */
  lose(error: McpError): NegotiationEvent {
    if (this.#isTrusted) return this.#follow({ step: "refused", error });
    const outcome: OpeningOutcome = { status: "lost", cause: error.message };
    const step = this.#dialect.fallback(outcome);
    // What came before may have been the death of the peer: this opening has not had its chance.
    if (step.step === "refused" && this.#openings > 1) return spent(this.#dialect, error);
    // The loss itself knows more than a refusal made of its message: an exit code, the end of stderr.
    return this.#follow(step.step === "refused" ? { ...step, error } : step, error);
  }

  /** Goes on in the dialect that was agreed on. */
  confirm({ dialect, confirmation }: Opened): void {
    this.#link.speak(dialect);
    if (confirmation !== undefined) this.#link.send({ jsonrpc: "2.0", ...confirmation });
  }

  /** The peer spoke the dialect at hand before, and has not said that it does not any more. */
  get #isTrusted(): boolean {
    return this.#isKnown && this.#openings === 1;
  }

  #silence(after: number): RequestError {
    const { method } = this.#dialect.opening();
    const words = unendedWords(this.#link);
    const why = words === undefined ? "" : `; ${words}`;
    return new RequestError("timedOut", `No answer to ${method} in ${after / 1000} s${why}`);
  }

  #read(answer: Answer): OpeningStep {
    return "error" in answer
      ? this.#dialect.fallback({
          status: "failed",
          error: answer.error,
          httpStatus: answer.httpStatus,
        })
      : this.#dialect.accept(answer.result);
  }

  #follow(step: OpeningStep, error?: McpError): NegotiationEvent {
    switch (step.step) {
      case "opened":
        if (this.askAnew !== undefined && this.#openings === 1) return spent(this.askAnew);
        return { type: "opening.accepted", opened: step };
      case "refused":
        return { type: "opening.refused", error: step.error };
      case "fallback":
        return step.fresh ? spent(step.dialect, error) : this.#replace(step.dialect);
    }
  }

  #replace(dialect: Dialect): NegotiationEvent {
    if (this.#openings >= MAX_OPENINGS) {
      const message = `The peer took none of ${MAX_OPENINGS} openings`;
      return { type: "opening.refused", error: new TransportError("unreachable", message) };
    }
    this.#dialect = dialect;
    return { type: "opening.replaced" };
  }
}

function spent(
  dialect: Dialect,
  error: McpError = new TransportError("lost", "The next opening needs a wire of its own"),
): NegotiationEvent {
  return { type: "wire.spent", dialect, error };
}
