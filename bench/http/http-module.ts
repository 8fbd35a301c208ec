import type { Pair } from "../pair.ts";

/** Whether requests speak for themselves, or belong to a session that was opened. */
export type Kind = "stateless" | "session";

/** Where sessions rest as soon as nothing is open in them: in the memory of their server, or in a file. */
export type RestingPlace = "memory" | "file";

/**
 * What the module of an implementation exports for HTTP.
 *
 * Stateless is 2026-07-28 for all that know it, and 2025-11-25 without a session
 * for the others; a session is of 2025-11-25.
 */
export interface HttpModule {
  /**
   * Serves the tools of every implementation at a free port of this machine, and gives the URL.
   *
   * @param tools - How many more tools there are, with schemas that were made before.
   * @param rest - Where sessions rest at once, where that is measured; they do not otherwise while they are.
   */
  readonly serve: (kind: Kind, tools: number, rest?: RestingPlace) => Promise<string>;
  /** Connects a client; missing where its authors made none. */
  readonly connect?: (url: string, kind: Kind) => Promise<Pair>;
  /**
   * Serves the same in this process, without a session.
   *
   * @param fresh - Whether schemas are made where they are used, as most write it: where a server is made for
   * each request, with it.
   */
  readonly handler?: (tools: number, fresh: boolean) => Handler;
}

/** Answers requests as the web has them. */
export type Handler = (request: Request) => Promise<Response>;
