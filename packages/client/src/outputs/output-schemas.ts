import type { CallToolResult, Tool } from "@mcp-actors/protocol";
import { readToolResult } from "../calls/call-tool.ts";
import type { Read } from "../live-call.ts";
import { OutputCheck, type Unchecked } from "./output-check.ts";

/** What is known of the outputs of a server's tools, from their list. */
export class OutputSchemas {
  readonly #unchecked: Unchecked;
  /** The listed tools by name, with a check where they promise structured content. */
  readonly #tools = new Map<string, OutputCheck | undefined>();
  #listing: Promise<unknown> | undefined;

  constructor(unchecked: Unchecked) {
    this.#unchecked = unchecked;
  }

  learn(tools: readonly Tool[]): void {
    for (const { name, outputSchema } of tools) {
      const check =
        outputSchema === undefined
          ? undefined
          : new OutputCheck(name, outputSchema, this.#unchecked);
      this.#tools.set(name, check);
    }
  }

  /** Another list may hold other schemas: nothing is checked until it was read. */
  forget(): void {
    this.#tools.clear();
    this.#listing = undefined;
  }

  /** Settles when all is known of a tool that its list says; the list is read once for all who wait. */
  async known(tool: string, list: () => Promise<unknown>): Promise<void> {
    if (this.#tools.has(tool)) return;
    const listing = this.#listing ?? list();
    this.#listing = listing;
    try {
      await listing;
    } catch (error) {
      if (this.#listing === listing) this.#listing = undefined;
      throw error;
    }
  }

  /** Whether a tool promises structured content, as far as is known. */
  isStructured(tool: string): boolean {
    return this.#tools.get(tool) !== undefined;
  }

  /** Reads the results of a tool, checked where its schema is known. */
  readerOf(tool: string): Read<CallToolResult> {
    return this.#tools.get(tool)?.read ?? readToolResult;
  }
}
