import type { Clock } from "@mcp-actors/machine";
import type { Caller } from "../caller.ts";
import { same } from "../same.ts";
import type { ChangeSource, OpenSession } from "./change-source.ts";
import type { Followers } from "./followers.ts";
import { tellsOf } from "./offered.ts";
import { openExchange, type Patience } from "./open-exchange.ts";
import { restoring } from "./restoring.ts";

/** Who follows what in a session, and who hears of what fails. */
export interface SessionChangesOptions {
  readonly followers: Followers;
  readonly caller: Caller;
  /** Hears why a resource is not subscribed to, or not again. */
  readonly failed: (method: string, error: unknown) => void;
  readonly clock: Clock;
}

/** Changes in a session: lists are told of unasked, resources are subscribed to one by one. spec: 2025-11-25 server/resources */
export class SessionChanges implements ChangeSource {
  readonly #options: SessionChangesOptions;
  /** URIs that the session was asked to tell of, and whether it has answered. */
  readonly #subscribed = new Map<string, boolean>();
  readonly #refused: (error: unknown) => void;
  readonly #patience: Patience;

  constructor(options: SessionChangesOptions) {
    this.#options = options;
    this.#refused = (error) => options.failed(SUBSCRIBE, error);
    this.#patience = restoring(options.clock);
  }

  follow(open: OpenSession): void {
    const { followers } = this.#options;
    const wanted = this.#wanted(open);
    for (const uri of wanted) if (!this.#subscribed.has(uri)) this.#subscribe(uri);
    for (const uri of this.#subscribed.keys()) if (!wanted.has(uri)) this.#unsubscribe(uri);
    // A resource is read once its subscription stands, so that no change is missed.
    followers.tellUnread(
      (topic) => "list" in topic || this.#subscribed.get(topic.resource) !== false,
    );
  }

  async restore(open: OpenSession): Promise<void> {
    this.pause();
    const wanted = this.#wanted(open);
    const subscribing = Array.from(wanted, async (uri) => {
      this.#subscribed.set(uri, true);
      const request = toRequest(SUBSCRIBE, uri);
      await openExchange(open.link, request, this.#patience).catch(this.#refused);
    });
    await Promise.all(subscribing);
  }

  resume(): void {
    this.#options.followers.tellAll();
  }

  pause(): void {
    this.#subscribed.clear();
  }

  #wanted({ session }: OpenSession): ReadonlySet<string> {
    const uris = this.#options.followers.topics.flatMap((topic) =>
      "resource" in topic && tellsOf(topic, session) ? [topic.resource] : [],
    );
    return new Set(uris);
  }

  #subscribe(uri: string): void {
    const { caller, followers } = this.#options;
    this.#subscribed.set(uri, false);
    const answered = () => {
      if (this.#subscribed.has(uri)) this.#subscribed.set(uri, true);
      followers.tellUnread((topic) => "resource" in topic && topic.resource === uri);
    };
    caller.call(toRequest(SUBSCRIBE, uri), undefined, same).catch(this.#refused).finally(answered);
  }

  #unsubscribe(uri: string): void {
    this.#subscribed.delete(uri);
    this.#options.caller.call(toRequest("resources/unsubscribe", uri), undefined, same);
  }
}

const SUBSCRIBE = "resources/subscribe";

function toRequest(method: string, uri: string) {
  return { method, params: { uri } };
}
