/** The servers that live in a worker of this page, and the model beside them. */
export const PAGE_SERVERS = [
  "pocket",
  "clockwork",
  "booking",
  "weather",
  "library",
  "scribe",
] as const;

/** The name of a server in this page. */
export type PageServerName = (typeof PAGE_SERVERS)[number];

/** What a worker is told: serve this, on the port that comes with it. */
export interface ServePort {
  readonly serve: PageServerName | "storyteller";
  readonly port: MessagePort;
}

/** Whether a text names a server in this page. */
export function isPageServer(name: string): name is PageServerName {
  return PAGE_SERVERS.some((known) => known === name);
}
