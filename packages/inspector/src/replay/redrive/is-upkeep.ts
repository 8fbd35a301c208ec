/** Whether a client makes requests of a method by itself, so that they are nothing that anybody asked for. */
export function isUpkeep(method: string): boolean {
  return UPKEEP.has(method);
}

const UPKEEP = new Set([
  "initialize",
  "server/discover",
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
  "subscriptions/listen",
]);
