import { type ClientEvent, WrongAnswerError } from "@mcp-actors/client";
import { ExitCode } from "../exit/exit-code.ts";
import { Interruption } from "../exit/interruption.ts";

/** The answers of ours that fit no question: what fails after one, failed because of it, whatever the server made of it. */
export class AnswerFaults {
  #first: WrongAnswerError | undefined;

  hear(event: ClientEvent): void {
    if (event.type !== "answer.failed" || !(event.error instanceof WrongAnswerError)) return;
    this.#first ??= event.error;
  }

  /** The status of a command; where it failed after a wrong answer, that is thrown. */
  async check(command: () => Promise<number>): Promise<number> {
    try {
      const status = await command();
      if (status === ExitCode.Done || this.#first === undefined) return status;
    } catch (error) {
      if (error instanceof Interruption || this.#first === undefined) throw error;
    }
    throw this.#first;
  }
}
