import {
  type CallToolResult,
  ErrorCode,
  messageOf,
  ProtocolError,
  type Result,
  toProtocolError,
} from "@mcp-actors/protocol";
import { isThenable } from "@mcp-actors/transport";
import type { CallMemory } from "../asking/call-memory.ts";
import type { Context } from "../definition/context.ts";
import type { Running } from "../definition/define-tool.ts";
import { isToolError } from "../failure/tool-error.ts";
import type { ToolPlace } from "../limits/tool-place.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { Run, type Work } from "../run/run.ts";
import { unknownKeys } from "../schema/json-schema.ts";
import type { AnySchema, Issue, Validation } from "../schema/schema.ts";
import { describeIssues, validate } from "../schema/validate.ts";
import { toBinding } from "../sealing/to-binding.ts";
import type { CompiledTool } from "./compiled-tool.ts";
import { isWholeResult, toErrorResult, toResult, toRevision, withTwin } from "./tool-result.ts";

/** One call of a tool: from the arguments as they came to the one answer. */
export class ToolCall implements Work {
  readonly #request: ServedRequest;
  readonly #compiled: CompiledTool;
  readonly #args: object;
  /** The arguments as the schema of the tool understands them. */
  #given: unknown;

  constructor(request: ServedRequest, compiled: CompiledTool, args: object) {
    this.#request = request;
    this.#compiled = compiled;
    this.#args = args;
  }

  get fingerprint(): string {
    return this.#compiled.fingerprint;
  }

  binding(): Promise<string> {
    return toBinding(this.#request, this.#compiled.name, this.#args);
  }

  start(memory?: CallMemory): void {
    const { input } = this.#compiled.tool;
    if (input === undefined) {
      this.#checked({ value: this.#args }, memory);
      return;
    }
    const validation = validate(input, this.#args);
    if (isThenable(validation)) {
      validation
        .then((settled) => this.#checked(settled, memory))
        .catch((error: unknown) => this.#request.fail(error));
    } else this.#checked(validation, memory);
  }

  run(context: Context): Running<unknown> {
    const { tool } = this.#compiled;
    // The value is what the tool's own input schema gave.
    return tool.run(this.#given as Parameters<typeof tool.run>[0], context);
  }

  returned(value: unknown): void {
    try {
      const { output } = this.#compiled.tool;
      if (output === undefined) this.#answer(toResult(value));
      else this.#checkOutput(output, value);
    } catch (error) {
      this.failed(error);
    }
  }

  failed(error: unknown): void {
    if (toProtocolError(error) !== undefined) this.#request.fail(error);
    else this.#answer(toErrorResult(this.#publicMessage(error)));
  }

  #checked(validation: Validation<unknown>, memory?: CallMemory): void {
    const issues = validation.issues ?? this.#unknownArguments();
    if (issues.length > 0) {
      this.#refuse(issues);
      return;
    }
    this.#given = "value" in validation ? validation.value : undefined;
    const run = new Run(this.#request, this, memory);
    if (this.#compiled.tool.limits === undefined) run.start();
    else this.#enter((place) => run.start(place));
  }

  #enter(run: (place: ToolPlace) => void): void {
    try {
      this.#request.runtime.places.enter(this.#compiled, this.#request, run);
    } catch (error) {
      this.#request.fail(error);
    }
  }

  #unknownArguments(): readonly Issue[] {
    const unknown = unknownKeys(this.#compiled.inputSchema, this.#args);
    if (unknown.length === 0) return NO_ISSUES;
    return unknown.map((key) => ({ message: `Unknown argument ${JSON.stringify(key)}` }));
  }

  /** SEP-1303: where the revision has it so, the model is shown what is wrong, to mend it. */
  #refuse(issues: readonly Issue[]): void {
    const message = `Invalid arguments for tool ${this.#compiled.name}: ${describeIssues(issues)}`;
    if (this.#request.caller.revision.argumentErrorsAreResults) {
      this.#answer(toErrorResult(message));
    } else {
      this.#request.fail(new ProtocolError(ErrorCode.InvalidParams, message));
    }
  }

  #checkOutput(output: AnySchema, value: unknown): void {
    const whole = isWholeResult(value) ? value : undefined;
    if (whole?.isError === true) {
      this.#answer(whole);
      return;
    }
    const structured = whole === undefined ? value : whole.structuredContent;
    const validation = validate(output, structured);
    if (isThenable(validation)) {
      validation
        .then((settled) => this.#outputChecked(settled, whole))
        .catch((error: unknown) => this.failed(error));
    } else this.#outputChecked(validation, whole);
  }

  #outputChecked(validation: Validation<unknown>, whole: CallToolResult | undefined): void {
    if (validation.issues !== undefined) {
      const problem = describeIssues(validation.issues);
      throw new TypeError(`Output of tool ${this.#compiled.name} is invalid: ${problem}`);
    }
    const structuredContent = validation.value;
    this.#answer(withTwin({ content: [], ...whole, structuredContent }));
  }

  #answer(result: CallToolResult): void {
    this.#request.answer(toRevision(result, this.#request.caller.revision) satisfies Result);
  }

  #publicMessage(error: unknown): string {
    if (isToolError(error)) return messageOf(error);
    // Nobody waits any more, and a handler that was told to stop may fail for it.
    if (this.#request.exchange.over) return "";
    const reference = this.#request.report(error);
    if (!this.#request.runtime.expose) return `The tool failed (reference ${reference})`;
    return messageOf(error);
  }
}

const NO_ISSUES: readonly Issue[] = [];
