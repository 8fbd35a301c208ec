/**
 * What messages can be posted to and heard from: a `MessagePort`, a `Worker`, the global scope of a
 * worker, and the ports and workers of `node:worker_threads`.
 */
export type PortLike = PostingPort & (ListeningPort | EmittingPort);

interface PostingPort {
  postMessage(message: unknown): void;
  /** Ports alone have it: until then they keep what comes. */
  start?(): void;
  close?(): void;
}

interface ListeningPort {
  addEventListener(type: string, listener: (event: PostEvent) => void): void;
  removeEventListener(type: string, listener: (event: PostEvent) => void): void;
}

/** What an event of a port holds. */
export interface PostEvent {
  readonly type: string;
  readonly data?: unknown;
}

interface EmittingPort {
  on(event: string, listener: (value: unknown) => void): unknown;
  off(event: string, listener: (value: unknown) => void): unknown;
}
