import type { Clock, Connection } from "@mcp-actors/machine";
import {
  isLoggingLevel,
  LOGGING_LEVELS,
  type LoggingLevel,
  MetaKey,
  type Opened,
  type Request,
} from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { Caller } from "./caller.ts";
import { openExchange, type Patience } from "./live/open-exchange.ts";
import { restoring } from "./live/restoring.ts";
import type { RequestOptions } from "./request-options.ts";
import { same } from "./same.ts";

/** Hears of a request that the client made by itself and that was refused. */
export type UpkeepFailed = (method: string, error: unknown) => void;

/** Who sets the level, and who hears that it was not. */
export interface LogLevelOptions {
  readonly caller: Caller;
  readonly failed: UpkeepFailed;
  readonly clock: Clock;
}

/** The least severe log message that is wanted: set once in a session, said with every request without one. spec: server/utilities/logging */
export class LogLevel {
  readonly #caller: Caller;
  readonly #failed: UpkeepFailed;
  readonly #patience: Patience;
  #level: LoggingLevel | undefined;

  constructor({ caller, failed, clock }: LogLevelOptions) {
    this.#caller = caller;
    this.#failed = failed;
    this.#patience = restoring(clock);
  }

  async set(level: LoggingLevel, connection: Connection, options?: RequestOptions): Promise<void> {
    if (!isLoggingLevel(level)) {
      throw new TypeError(
        `Level must be one of ${LOGGING_LEVELS.join(", ")}, not ${String(level)}`,
      );
    }
    this.#level = level;
    const { session } = connection;
    this.#stamp(session);
    if (session?.dialect.era === "legacy") await this.#caller.call(toRequest(level), options, same);
  }

  /** Sets the level in a session opened anew, before any call leaves. */
  async restore(session: Opened, link: Link): Promise<void> {
    this.#stamp(session);
    if (this.#level === undefined || session.dialect.era === "modern") return;
    const request = toRequest(this.#level);
    await openExchange(link, request, this.#patience).catch((error: unknown) =>
      this.#failed(request.method, error),
    );
  }

  #stamp(session: Opened | undefined): void {
    const isSaid = this.#level !== undefined && session?.dialect.era === "modern";
    this.#caller.meta = isSaid ? { [MetaKey.LogLevel]: this.#level } : undefined;
  }
}

function toRequest(level: LoggingLevel): Request {
  return { method: "logging/setLevel", params: { level } };
}
