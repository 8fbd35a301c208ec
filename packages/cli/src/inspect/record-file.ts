import { closeSync, openSync, writeSync } from "node:fs";
import { messageOf } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";

/** A new file of records, for its owner alone. */
export class RecordFile {
  readonly #path: string;
  readonly #file: number;
  #isBroken = false;

  constructor(path: string) {
    this.#path = path;
    try {
      this.#file = openSync(path, "wx", 0o600);
    } catch (cause) {
      throw new UsageError(`Cannot record to ${path}: ${reasonOf(cause)}`, { cause });
    }
  }

  /** Writes lines at once, so that what was seen is there however this ends. */
  readonly write = (lines: readonly string[]): void => {
    if (this.#isBroken) return;
    try {
      writeSync(this.#file, `${lines.join("\n")}\n`);
    } catch (error) {
      this.#isBroken = true;
      process.emitWarning(`Nothing more is recorded to ${this.#path}: ${messageOf(error)}`);
    }
  };

  close(): void {
    closeSync(this.#file);
  }
}

function reasonOf(cause: unknown): string {
  const isThere = cause instanceof Error && "code" in cause && cause.code === "EEXIST";
  return isThere
    ? "it is there already, and a record takes the place of no file"
    : messageOf(cause);
}
