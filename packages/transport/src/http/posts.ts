import type { HeaderFields } from "@mcp-actors/protocol/http";
import { TransportError } from "../errors.ts";
import type { HttpHead, HttpObserver, HttpTransfer } from "./http-client.ts";
import type { HttpEndpoint } from "./http-endpoint.ts";
import { TextReading } from "./reading.ts";
import { type Asked, cut, rejection } from "./rejection.ts";

/** Unsent text above which there is no room for more, in UTF-16 units. */
const MARK = 256 * 1024;
/** Longest response to a message that has no answer, in bytes. */
const MAX_RESPONSE = 64 * 1024;

/** One message on its way that has no answer, and who hears what became of it. */
export interface Post {
  /** Where it goes; default the URL of the endpoint. */
  readonly url?: URL | undefined;
  readonly headers: HeaderFields;
  readonly body: string;
  /** Whether saying it twice says no more than once, so that it is sent again when it is cut; default not. */
  readonly isRepeatable?: boolean | undefined;
  /** A response began; true where it was dealt with. */
  readonly began: (head: HttpHead) => boolean;
  /** The message was not taken. */
  readonly failed: (error: TransportError) => void;
  readonly settled?: (() => void) | undefined;
}

/** The messages that leave in requests of their own and have no answer: notifications and answers of ours. */
export class Posts {
  readonly #endpoint: HttpEndpoint;
  readonly #inOrder: boolean;
  readonly #open = new Set<OpenPost>();
  #unsent = 0;
  #waiting: (() => void)[] = [];
  #idle: (() => void)[] = [];

  /** @param options.inOrder - Whether each waits until the one before it was taken; default false. */
  constructor(endpoint: HttpEndpoint, { inOrder = false }: { readonly inOrder?: boolean } = {}) {
    this.#endpoint = endpoint;
    this.#inOrder = inOrder;
  }

  /** Sends a message; false where there is no room for another. */
  send(post: Post): boolean {
    this.#unsent += post.body.length;
    const mayStart = !this.#inOrder || this.#open.size === 0;
    const open = new OpenPost(post, (over) => this.#settled(over, post));
    this.#open.add(open);
    if (mayStart) open.start(this.#endpoint);
    return this.#hasRoom;
  }

  /** Settles when there is room again. */
  drained(): Promise<void> {
    if (this.#hasRoom) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Settles when nothing is on its way. */
  idle(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  abort(): void {
    for (const post of this.#open) post.abort();
  }

  get #hasRoom(): boolean {
    return this.#unsent <= MARK;
  }

  #settled(over: OpenPost, { body, settled }: Post): void {
    this.#open.delete(over);
    this.#unsent -= body.length;
    settled?.();
    if (this.#inOrder) this.#open.values().next().value?.start(this.#endpoint);
    if (this.#hasRoom) for (const resolve of this.#waiting.splice(0)) resolve();
    if (this.#open.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }
}

class OpenPost implements HttpObserver {
  readonly #post: Post;
  readonly #settled: (over: OpenPost) => void;
  #asked: Asked = { method: "POST", url: "" };
  /** Sends it once more, if that is still to be done. */
  #again: (() => void) | undefined;
  #transfer: HttpTransfer | undefined;
  readonly #body = new TextReading(MAX_RESPONSE, (text) => this.#told(text));
  #refusedWith: number | undefined;

  constructor(post: Post, settled: (over: OpenPost) => void) {
    this.#post = post;
    this.#settled = settled;
  }

  start(endpoint: HttpEndpoint): void {
    if (this.#post.isRepeatable === true) this.#again = () => this.#send(endpoint);
    this.#send(endpoint);
  }

  #send(endpoint: HttpEndpoint): void {
    const { url, headers, body } = this.#post;
    this.#asked = { method: "POST", url: endpoint.shown };
    this.#transfer = endpoint.send({ method: "POST", url, headers, body, isUrgent: true }, this);
  }

  abort(): void {
    this.#transfer?.abort();
    this.#settled(this);
  }

  head(head: HttpHead): void {
    this.#again = undefined;
    const { status } = head;
    if (!this.#post.began(head) && (status < 200 || status > 299)) this.#refusedWith = status;
  }

  chunk(bytes: Uint8Array): void {
    try {
      this.#body.push(bytes);
    } catch {
      // Nobody reads it.
      this.abort();
    }
  }

  end(): void {
    this.#body.end();
  }

  failed(cause: unknown): void {
    const again = this.#again;
    this.#again = undefined;
    if (again !== undefined && !(cause instanceof TransportError)) {
      again();
      return;
    }
    this.#post.failed(cause instanceof TransportError ? cause : cut(this.#asked, cause));
    this.#settled(this);
  }

  #told(text: string): void {
    if (this.#refusedWith !== undefined) {
      this.#post.failed(rejection(this.#asked, { status: this.#refusedWith, told: text }));
    }
    this.#settled(this);
  }
}
