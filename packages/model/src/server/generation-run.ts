import type { InboundExchange } from "@mcp-actors/machine";
import { ErrorCode, ProtocolError, type Result } from "@mcp-actors/protocol";
import { Method } from "../protocol/method.ts";
import type { ToolDeclaration } from "../protocol/vocabulary.ts";
import { fromResult } from "../wire/bare-result.ts";
import type { ClientAccount } from "./client-account.ts";
import type { GenerateContext, Tokens } from "./generate.ts";
import { readTokens, type TokenReader } from "./read-tokens.ts";

/** One generation: the context that its model is given, and the reading of its tokens. */
export class GenerationRun implements GenerateContext, TokenReader {
  readonly client: ClientAccount;
  readonly #exchange: InboundExchange;

  constructor(exchange: InboundExchange, client: ClientAccount) {
    this.#exchange = exchange;
    this.client = client;
  }

  get signal(): AbortSignal {
    return this.#exchange.signal;
  }

  get tools(): readonly ToolDeclaration[] {
    return this.client.tools;
  }

  readonly callTool = async (name: string, args: unknown = {}): Promise<unknown> => {
    if (!this.client.runsTools) {
      throw new ProtocolError(ErrorCode.InvalidRequest, "The client runs no tools");
    }
    const params = { toolName: name, arguments: args };
    return fromResult(await this.#exchange.ask({ method: Method.ToolCall, params }));
  };

  /** Sends each token as it comes, and no faster than the wire takes them; gives the answer. */
  async read(tokens: Tokens): Promise<Result> {
    return { ...(await readTokens(tokens, this)) };
  }

  get over(): boolean {
    return this.#exchange.over;
  }

  async take(token: string): Promise<void> {
    if (!this.client.hearsTokens) return;
    const hasRoom = this.#exchange.notify({
      jsonrpc: "2.0",
      method: Method.Progress,
      params: { token },
    });
    if (!hasRoom) await this.#exchange.drained();
  }
}
