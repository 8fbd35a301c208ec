import { type CallToolResult, ErrorCode, ProtocolError, type Result } from "@mcp-actors/protocol";
import { readToolResult } from "../calls/call-tool.ts";
import { loadValidator, type Validate } from "./load-validator.ts";

/** Hears why the results of a tool go unchecked. */
export type Unchecked = (tool: string, error: unknown) => void;

/** Checks what one tool gives against the schema that it was listed with. spec: server/tools#output-schema */
export class OutputCheck {
  readonly #tool: string;
  readonly #schema: unknown;
  readonly #unchecked: Unchecked;
  #validate: Promise<Validate | undefined> | undefined;

  constructor(tool: string, schema: unknown, unchecked: Unchecked) {
    this.#tool = tool;
    this.#schema = schema;
    this.#unchecked = unchecked;
  }

  /** The result if it fits; one that says that the tool failed always does. */
  readonly read = async (answer: Result): Promise<CallToolResult> => {
    const result = readToolResult(answer);
    if (result.isError === true) return result;
    const validate = await this.#validator();
    if (validate === undefined) return result;
    if (result.structuredContent === undefined) throw this.#misfit("there is none");
    const problem = this.#attempt(validate, result.structuredContent);
    if (problem !== undefined) throw this.#misfit(problem);
    return result;
  };

  #validator(): Promise<Validate | undefined> {
    this.#validate ??= this.#load();
    return this.#validate;
  }

  async #load(): Promise<Validate | undefined> {
    try {
      if (typeof this.#schema !== "object" || this.#schema === null) {
        throw new TypeError("Output schema is no object");
      }
      return await loadValidator(this.#schema);
    } catch (error) {
      this.#unchecked(this.#tool, error);
      return undefined;
    }
  }

  /** A schema that leads nowhere, in a circle or out of the document shows itself only on the way. */
  #attempt(validate: Validate, value: unknown): string | undefined {
    try {
      return validate(value);
    } catch (error) {
      this.#validate = Promise.resolve(undefined);
      this.#unchecked(this.#tool, error);
      return undefined;
    }
  }

  #misfit(problem: string): ProtocolError {
    return new ProtocolError(
      ErrorCode.InvalidRequest,
      `Structured content of tool ${this.#tool} does not fit its output schema: ${problem}`,
    );
  }
}
