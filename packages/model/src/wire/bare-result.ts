import { isRecord, type Result } from "@mcp-actors/protocol";

/** A result that is no object: the envelope here wants one, and on the wire it travels bare. */
export class BareResult implements Result {
  readonly [field: string]: unknown;
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** Any value as a result. */
export function toResult(value: unknown): Result {
  if (value instanceof BareResult) return value;
  return isRecord(value) ? value : new BareResult(value ?? null);
}

/** The value that a result stands for. */
export function fromResult(result: Result): unknown {
  return result instanceof BareResult ? result.value : result;
}
