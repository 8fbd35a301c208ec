import { decodeMessage, type JsonRpcMessage } from "@mcp-actors/protocol";
import {
  type Arrival,
  encodeMessage,
  type Facts,
  oneConsumer,
  type StreamedChannel,
} from "@mcp-actors/transport";
import type { Observable, Subscriber } from "rxjs";
import { overloaded } from "../limits/overloaded.ts";
import { toBase64url } from "../sealing/base64url.ts";
import type { Server } from "../server.ts";
import { bodyProblem } from "./content-checks.ts";
import { EventStream, type StreamTerms } from "./event-stream.ts";
import { toEvent } from "./event-text.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { SessionOptions } from "./http-options.ts";
import { refuse, refuseInvalid } from "./refuse.ts";
import { refuseBody } from "./refuse-body.ts";
import { refuseUnknownSession } from "./refuse-session.ts";
import type { Route } from "./route.ts";
import { SessionTally } from "./session-tally.ts";

/** What is served over HTTP with SSE, and on which terms. */
export interface SseRoutesOptions {
  readonly server: Server;
  readonly terms: StreamTerms;
  /** Bounds how many there are at once. */
  readonly sessions: SessionOptions;
}

/** HTTP as 2024-11-05 has it: one stream that is the session, and a place to POST to. spec: 2024-11-05 basic/transports */
export class SseRoutes {
  readonly #server: Server;
  readonly #terms: StreamTerms;
  readonly #channels = new Map<string, SseChannel>();
  readonly #tally: SessionTally;

  constructor({ server, terms, sessions }: SseRoutesOptions) {
    this.#server = server;
    this.#terms = terms;
    this.#tally = new SessionTally(sessions);
  }

  readonly open: Route = (exchange, facts) => {
    const refusal = this.#tally.refusal(facts);
    if (refusal !== undefined) {
      refuse(exchange, { status: 503, error: overloaded(refusal).toJSON() });
      return;
    }
    const id = toBase64url(globalThis.crypto.getRandomValues(new Uint8Array(24)));
    const channel = new SseChannel(facts, new EventStream(exchange, this.#terms));
    this.#keep(id, channel);
    channel.begin(`/messages?sessionId=${id}`);
    this.#server.serve(channel);
    exchange.onGone(() => channel.lost());
  };

  readonly post: Route = async (exchange, facts) => {
    const channel = this.#find(exchange, facts);
    if (channel === undefined) {
      refuseUnknownSession(exchange);
      return;
    }
    const problem = bodyProblem(exchange.headers);
    if (problem !== undefined) {
      refuseInvalid(exchange, 415, problem);
      return;
    }
    const { maxBodyBytes: maxBytes, bodyTimeout: timeout } = this.#terms.settings;
    const body = await exchange.read({ maxBytes, timeout });
    if ("problem" in body) {
      refuseBody(exchange, body.problem, maxBytes);
      return;
    }
    const decoded = decodeMessage(body.text);
    if (decoded.kind === "unreadable") {
      refuse(exchange, { status: 400, error: decoded.error, id: decoded.id });
      return;
    }
    channel.receive(decoded);
    exchange.reply(202);
  };

  close(): void {
    for (const channel of [...this.#channels.values()]) channel.lost();
  }

  #keep(id: string, channel: SseChannel): void {
    this.#channels.set(id, channel);
    this.#tally.add(channel.facts);
    void channel.closed.then(() => {
      this.#channels.delete(id);
      this.#tally.remove(channel.facts);
    });
  }

  #find({ query }: HttpExchange, { principal }: Facts): SseChannel | undefined {
    const channel = this.#channels.get(new URLSearchParams(query).get("sessionId") ?? "");
    return channel?.facts.principal === principal ? channel : undefined;
  }
}

/** One client of 2024-11-05. */
class SseChannel implements StreamedChannel {
  readonly inbound$: Observable<Arrival>;
  readonly facts: Facts;
  readonly closed: Promise<void>;
  readonly openStreams = 1;
  readonly #stream: EventStream;
  #subscriber: Subscriber<Arrival> | undefined;
  #release: () => void = () => {};

  constructor({ principal, address }: Facts, stream: EventStream) {
    this.facts = { principal, address };
    this.#stream = stream;
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => {
      this.#subscriber = subscriber;
      return () => {
        this.#subscriber = undefined;
        this.#stream.end();
        this.#release();
      };
    });
  }

  begin(endpoint: string): void {
    this.#stream.write(`event: endpoint\ndata: ${endpoint}\n\n`);
  }

  receive(arrival: Arrival): void {
    this.#subscriber?.next(arrival);
  }

  send(message: JsonRpcMessage): boolean {
    return this.#stream.write(toEvent(encodeMessage(message)));
  }

  drained(): Promise<void> {
    return this.#stream.drained();
  }

  lost(): void {
    this.#stream.release();
    this.#subscriber?.complete();
  }
}
