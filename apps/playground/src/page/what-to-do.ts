import { isReachable } from "../host/reach.ts";
import type { ServerPlace } from "../host/server-choice.ts";

/** What helps where a server could not be reached. */
export function whatToDo(place: ServerPlace): string {
  if (place.kind === "page") return "Reload the page: its worker did not answer";
  if (!isReachable(place.url)) return "Forget it, and connect to an address like https://host/mcp";
  const { hostname } = URL.canParse(place.url) ? new URL(place.url) : { hostname: "" };
  if (["127.0.0.1", "localhost", "[::1]"].includes(hostname)) {
    return "Is it running? npx -y pnpm dev starts the servers of this project. If it is another, it must let this page in: see CORS and allowed origins";
  }
  return "Is the URL right, does the server let pages of other origins in (CORS), and does it want a bearer token?";
}
