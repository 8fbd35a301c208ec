import { fileURLToPath } from "node:url";
import { startListener } from "../../scripts/start-listener.ts";

/** What carries the messages between our everything-server and a client of others. */
export type Wire = "stdio" | "http" | "sse";

/** Where a client finds our everything-server. */
export type Place =
  | { readonly wire: "stdio"; readonly command: readonly string[] }
  | { readonly wire: "http" | "sse"; readonly url: string };

/** What the titles of checks say of a wire; nothing of the first one. */
export const OVER: { readonly [Name in Wire]: string } = {
  stdio: "",
  http: " over Streamable HTTP",
  sse: " over HTTP with SSE",
};

const MAIN = fileURLToPath(new URL("../../apps/everything-server/dist/main.js", import.meta.url));

/** Works with our everything-server where a wire leads to it. */
export async function at<Result>(
  wire: Wire,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  // Over stdio it is the client that starts it.
  if (wire === "stdio") return await work({ wire, command: [process.execPath, MAIN, "--stdio"] });
  await using listener = await startListener((port) => ({
    args: [MAIN, "--http", "--port", `${port}`],
  }));
  const path = wire === "http" ? "/mcp" : "/sse";
  return await work({ wire, url: `http://127.0.0.1:${listener.port}${path}` });
}
