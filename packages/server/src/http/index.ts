export {
  ANONYMOUS,
  type Authenticate,
  type Challenge,
  type Verdict,
} from "./authenticate.ts";
export { type BearerOptions, bearer } from "./bearer.ts";
export {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
} from "./create-fetch-handler.ts";
export type { EventStore, StoredEvent, StreamPosition } from "./event-store.ts";
export type { HttpLimits, HttpOptions, SessionOptions } from "./http-options.ts";
export { type MemoryEventStoreOptions, memoryEventStore } from "./memory-event-store.ts";
export { type MemorySessionStoreOptions, memorySessionStore } from "./memory-session-store.ts";
export type { SessionRecord, SessionStore } from "./session-store.ts";
