import { type ServeHttpOptions, serveHttp } from "@mcp-actors/server/node";
import { emptied } from "./emptied.ts";
import { serve } from "./served.ts";

/** A server that a page can be sent to. */
export interface Serving {
  readonly url: string;
  /** Settles when a call of `wait` was told to stop. */
  readonly stopped: Promise<void>;
}

/** Works with a server of its own, which holds nothing of any page in the end. */
export async function serving(
  options: ServeHttpOptions,
  work: (serving: Serving) => Promise<void>,
): Promise<void> {
  const { definition, stopped } = serve();
  const { url, server, close } = await serveHttp(definition, options);
  try {
    await work({ url, stopped });
    await emptied(server);
  } finally {
    await close();
  }
}
