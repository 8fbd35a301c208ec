import {
  type Answer,
  type Dialect,
  type JsonRpcNotification,
  LATEST_LEGACY,
  LATEST_MODERN,
  legacyDialect,
  modernDialect,
  type Request,
} from "@mcp-actors/protocol";
import type { Exchange, Inbound, Link, TransportError } from "@mcp-actors/transport";
import { type HttpLinkOptions, httpLink } from "@mcp-actors/transport/http";
import { type Asked, HttpServer } from "./http-server.ts";
import { ManualClock } from "./manual-clock.ts";
import { type Recording, record } from "./record.ts";

const IDENTITY = { info: { name: "tester", version: "1.0.0" }, capabilities: {} };

export const LEGACY: Dialect = legacyDialect(LATEST_LEGACY, IDENTITY);
export const MODERN: Dialect = modernDialect(LATEST_MODERN, IDENTITY);

/** What one exchange heard, and how it ended. */
export interface Heard {
  readonly exchange: Exchange;
  readonly related: JsonRpcNotification[];
  /** `paused` and `resumed`, in order. */
  readonly pauses: string[];
  /** The answer; rejects with the loss. */
  readonly answer: Promise<Answer>;
}

export interface OpenHttpLinkOptions extends Omit<Partial<HttpLinkOptions>, "clock"> {
  readonly script?: (asked: Asked) => unknown;
}

/** A link to a server of the test's own, whose timers the test moves. */
export class HttpLinkWorld implements AsyncDisposable {
  readonly server: HttpServer;
  readonly link: Link;
  readonly inbound: Recording<Inbound>;
  readonly clock = new ManualClock();

  private constructor(server: HttpServer, options: Omit<OpenHttpLinkOptions, "script">) {
    this.server = server;
    const { clock } = this;
    this.link = httpLink(server.url, { dialect: MODERN, random: () => 0.5, ...options, clock });
    this.inbound = record(this.link);
  }

  static async open({ script, ...options }: OpenHttpLinkOptions = {}): Promise<HttpLinkWorld> {
    return new HttpLinkWorld(await HttpServer.open(script), options);
  }

  ask(request: Request = { method: "tools/list" }): Heard {
    return ask(this.link, request);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.inbound.close();
    await new Promise((resolve) => setImmediate(resolve));
    this.clock.advance(60_000);
    await this.link.closed;
    await this.server[Symbol.asyncDispose]();
  }
}

/** Opens an exchange and keeps what it hears. */
export function ask(link: Link, request: Request): Heard {
  const related: JsonRpcNotification[] = [];
  const pauses: string[] = [];
  let answered: (answer: Answer) => void = () => {};
  let lost: (error: TransportError) => void = () => {};
  const answer = new Promise<Answer>((resolve, reject) => {
    answered = resolve;
    lost = reject;
  });
  answer.catch(() => {});
  const exchange = link.open(request, {
    related: (notification) => related.push(notification),
    answered,
    lost,
    paused: () => pauses.push("paused"),
    resumed: () => pauses.push("resumed"),
  });
  return { exchange, related, pauses, answer };
}

/** A legacy link whose session is open: `session-1`, and the stream of the session as the script has it. */
export async function openSession(options: OpenHttpLinkOptions = {}): Promise<HttpLinkWorld> {
  const { script = () => {} } = options;
  const world = await HttpLinkWorld.open({
    dialect: LEGACY,
    ...options,
    script: (asked) => {
      const { method } = asked.message;
      if (method === "initialize") asked.answer({}, { headers: { "Mcp-Session-Id": "session-1" } });
      else if (method === "notifications/initialized") asked.status(202);
      else return script(asked);
    },
  });
  await world.ask(LEGACY.opening()).answer;
  world.link.send({ jsonrpc: "2.0", method: "notifications/initialized" });
  await world.server.at(1);
  return world;
}
