import type { ProcessInspector } from "../create-inspector.ts";
import { CaptureSource } from "../hub/capture-source.ts";
import { Drivables } from "../hub/drivables.ts";
import { Membership } from "../hub/membership.ts";
import { dialBrowserHub } from "./dial-browser-hub.ts";

/** What a connection with a hub may want of its own. */
export interface ConnectHubOptions {
  /** The ends that let themselves be driven; default none. */
  readonly drivables?: Drivables | undefined;
}

/**
 * Has a hub told what an inspector of this page records, and comes back to it when it was lost; gives what ends that.
 *
 * The URL is `ws://127.0.0.1:3900/hub#token`, with a token that writes. The hub must name the page's origin among its
 * `producerOrigins`.
 *
 * @example See a client of this page beside its server
 * ```ts
 * const inspector = createInspector({ title: "page" });
 * const leave = connectHub(inspector, "ws://127.0.0.1:3900/hub#…");
 * await using client = await connect(url, { inspect: inspector });
 * ```
 */
export function connectHub(
  inspector: ProcessInspector,
  url: string,
  { drivables = new Drivables() }: ConnectHubOptions = {},
): () => void {
  const find = () => Promise.resolve(dialBrowserHub(url));
  const membership = new Membership({ source: new CaptureSource(inspector), drivables, find });
  return () => membership.close();
}
