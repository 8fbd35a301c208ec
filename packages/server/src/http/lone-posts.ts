import type { SessionSnapshot } from "@mcp-actors/machine";
import {
  type DecodedMessage,
  findRevision,
  type RequestId,
  UNSAID_REVISION,
} from "@mcp-actors/protocol";
import { HttpHeader } from "@mcp-actors/protocol/http";
import type { Server } from "../server.ts";
import type { StreamTerms } from "./event-stream.ts";
import { isKnownVersion, type LegacyPosts } from "./legacy-posts.ts";
import type { Post } from "./post.ts";
import { refuseInvalid } from "./refuse.ts";
import { refuseDraining } from "./refuse-draining.ts";
import { SessionChannel } from "./session-channel.ts";
import type { SessionKeeper } from "./session-keeper.ts";

/** POSTs of clients whose sessions are not kept: each is a session by itself, of a client that declared nothing. */
export class LonePosts implements LegacyPosts, SessionKeeper {
  readonly terms: StreamTerms;
  readonly json: boolean;
  readonly isResumable = false;
  readonly #server: Server;

  constructor(server: Server, terms: StreamTerms & { readonly json: boolean }) {
    this.#server = server;
    this.terms = terms;
    this.json = terms.json;
  }

  take(members: readonly DecodedMessage[], post: Post): void {
    const { exchange, facts } = post;
    if (!isKnownVersion(exchange)) return;
    const version = exchange.headers.get(HttpHeader.ProtocolVersion) ?? UNSAID_REVISION.version;
    const problem = batchProblem(members, version, post.isBatch);
    if (problem !== undefined) {
      refuseInvalid(exchange, 400, problem);
      return;
    }
    const [first] = members;
    const opens = first?.kind === "request" && first.message.method === "initialize";
    const channel = new SessionChannel(this, { facts });
    channel.link = this.#server.serve(channel, opens ? {} : { session: assumed(version) });
    if (channel.isOpen) channel.take(members, post);
    else refuseDraining(exchange);
    this.eased(channel);
  }

  keep(): void {}

  eased(session: SessionChannel): void {
    if (!session.isBusy) session.link?.close();
  }

  ended(): void {}
}

function batchProblem(
  members: readonly DecodedMessage[],
  version: string,
  isBatch: boolean,
): string | undefined {
  if (!isBatch) return undefined;
  if (findRevision(version)?.batches !== true) return `Batches are not part of ${version}`;
  return hasTwins(members) ? "Request id is in flight already" : undefined;
}

function hasTwins(members: readonly DecodedMessage[]): boolean {
  const ids: RequestId[] = members.flatMap((member) =>
    member.kind === "request" ? [member.message.id] : [],
  );
  return new Set(ids).size < ids.length;
}

function assumed(revision: string): SessionSnapshot {
  const context = {
    revision,
    info: {},
    capabilities: {},
    offered: {},
    logLevel: "info",
    subscriptions: [],
  } as const;
  return { state: "open", context };
}
