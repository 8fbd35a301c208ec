import type { ProcessInspector } from "../create-inspector.ts";
import { CaptureSource } from "../hub/capture-source.ts";
import { Drivables } from "../hub/drivables.ts";
import { letDrive } from "../hub/let-drive.ts";
import { Membership } from "../hub/membership.ts";
import { dialBrowserHub } from "./dial-browser-hub.ts";
import { randomToken } from "./random-token.ts";

/** What a connection with a hub may want of its own. */
export interface ConnectHubOptions {
  /** The ends that let themselves be driven; default a list of its own. */
  readonly drivables?: Drivables | undefined;
  /** Whether viewers may drive the ends of this page that come to life from now on; default as the hub says. */
  readonly control?: boolean | undefined;
}

/** A page's connection with a hub. */
export interface HubConnection {
  /** Tells the hub nothing more. */
  readonly leave: () => void;
  /** Lets a worker of this page in, to be handed to it in a message. */
  readonly invite: () => HubInvitation;
}

/** What a worker needs to tell the hub of its page what it does. */
export interface HubInvitation {
  /** For `connectHub`, with a token of the worker's own that writes: good for as long as its page is connected. */
  readonly url: string;
  /** The process that invites, for `createInspector`. */
  readonly parent: string;
}

/**
 * Has a hub told what an inspector of this page records, and comes back to it when it was lost.
 *
 * The URL is `ws://127.0.0.1:3900/hub#token`, with a token that writes. The hub must name the page's origin among its
 * `producerOrigins`.
 *
 * @example See a client of this page beside its server
 * ```ts
 * const inspector = createInspector({ title: "page" });
 * const { leave } = connectHub(inspector, "ws://127.0.0.1:3900/hub#…");
 * await using client = await connect(url, { inspect: inspector });
 * ```
 */
export function connectHub(
  inspector: ProcessInspector,
  url: string,
  { drivables = new Drivables(), control = true }: ConnectHubOptions = {},
): HubConnection {
  if (control) letDrive(inspector, drivables);
  const find = () => Promise.resolve(dialBrowserHub(url));
  const membership = new Membership({ source: new CaptureSource(inspector), drivables, find });
  return {
    leave: () => membership.close(),
    invite() {
      const token = randomToken();
      membership.grant(token);
      return { url: `${url.split("#", 1)[0]}#${token}`, parent: inspector.process };
    },
  };
}
