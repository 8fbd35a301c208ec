import { ErrorCode, ProtocolError, type Request } from "@mcp-actors/protocol";
import type { Run } from "../run.ts";
import { nextTurn } from "./next-turn.ts";
import type { Asking, Question } from "./question.ts";
import { QuestionKeys } from "./question-keys.ts";
import { requireCapabilities } from "./require-capabilities.ts";
import { Suspended } from "./suspended.ts";

/**
 * Asks without a session: a question that has no answer yet ends the run.
 *
 * Questions asked in the same turn travel together; the client asks again with
 * their answers. spec: 2026-07-28 basic/patterns/mrtr
 */
export class RoundAsking implements Asking {
  readonly #run: Run;
  readonly #keys = new QuestionKeys();
  readonly #asked = new Map<string, Request>();

  constructor(run: Run) {
    this.#run = run;
  }

  async ask<Answer>(question: Question<Answer>): Promise<Answer> {
    const key = this.#keys.next(question);
    const { answers } = this.#run.memory;
    if (answers.has(key)) {
      const reading = await question.read(answers.get(key));
      if (reading.problem === undefined) return reading.answer;
      answers.delete(key);
    }
    requireCapabilities(question.needs, this.#run.request.caller);
    this.#asked.set(key, question.request);
    if (this.#run.suspend()) void this.#send();
    throw new Suspended();
  }

  async #send(): Promise<void> {
    const { request } = this.#run;
    try {
      await nextTurn();
      await this.#run.once.settled();
      const requestState = await this.#seal();
      request.suspend({ inputRequests: Object.fromEntries(this.#asked), requestState });
    } catch (error) {
      request.fail(error);
    }
  }

  async #seal(): Promise<string> {
    const { memory, request, subject } = this.#run;
    const { rounds, stateSize } = request.runtime.limits;
    if (memory.round >= rounds) {
      throw tooMuch(`Call asks in more than ${rounds} rounds`);
    }
    memory.round += 1;
    const text = memory.toText(subject.fingerprint, this.#asked.keys());
    if (new TextEncoder().encode(text).length > stateSize) {
      throw tooMuch(`Call remembers more than ${stateSize} bytes between its rounds`);
    }
    return request.runtime.seal.seal(text, await subject.binding());
  }
}

function tooMuch(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.InternalError, message);
}
