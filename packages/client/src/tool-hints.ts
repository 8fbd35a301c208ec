import type { Tool } from "@mcp-actors/protocol";
import type { CallToolOptions } from "./request-options.ts";

/** What the authors of a server's tools say of their effects, from their list. spec: server/tools#annotations */
export class ToolHints {
  readonly #repeatable = new Set<string>();

  learn(tools: readonly Tool[]): void {
    for (const { name, annotations } of tools) {
      if (annotations?.readOnlyHint === true || annotations?.idempotentHint === true) {
        this.#repeatable.add(name);
      } else this.#repeatable.delete(name);
    }
  }

  /** The options of a call, which may be sent twice where its tool allows that and the caller says nothing else. */
  optionsOf(tool: string, options: CallToolOptions | undefined): CallToolOptions | undefined {
    if (options?.repeatable !== undefined || !this.#repeatable.has(tool)) return options;
    return { ...options, repeatable: true };
  }
}
