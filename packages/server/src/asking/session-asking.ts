import { RequestError } from "@mcp-actors/machine";
import { messageOf, type Result, toProtocolError } from "@mcp-actors/protocol";
import { ToolError } from "../failure/tool-error.ts";
import type { ToolPlace } from "../limits/tool-place.ts";
import type { ServedRequest } from "../request/served-request.ts";
import type { Asking, Question } from "./question.ts";
import { requireCapabilities } from "./require-capabilities.ts";

/** Asks within a session: a request of ours inside the client's own. */
export class SessionAsking implements Asking {
  readonly #request: ServedRequest;
  readonly #place: ToolPlace | undefined;

  /** @param place - Left to others while a question is open. */
  constructor(request: ServedRequest, place?: ToolPlace) {
    this.#request = request;
    this.#place = place;
  }

  async ask<Answer>(question: Question<Answer>): Promise<Answer> {
    requireCapabilities(question.needs, this.#request.caller);
    const { method } = question.request;
    const reading = await question.read(await this.#result(question));
    if (reading.problem === undefined) return reading.answer;
    throw new ToolError(`Client answered ${method} wrongly: ${reading.problem}`);
  }

  async #result({ request }: Question<unknown>): Promise<Result> {
    this.#place?.asking();
    try {
      return await this.#request.exchange.ask(request);
    } catch (error) {
      // The client's error answers our question, not its own request; nor is it the tool's fault where there is no way to ask.
      if (toProtocolError(error) === undefined && !wasNeverAsked(error)) throw error;
      throw new ToolError(`Client did not answer ${request.method}: ${messageOf(error)}`, {
        cause: error,
      });
    } finally {
      this.#place?.answered();
    }
  }
}

function wasNeverAsked(error: unknown): boolean {
  return error instanceof RequestError && error.outcome === "refused";
}
