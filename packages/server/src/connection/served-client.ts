import type { Attachment, Peer, SessionSnapshot } from "@mcp-actors/machine";
import type { Link } from "@mcp-actors/transport";
import type { ServedLink } from "../server.ts";
import type { ClientConnection } from "./client-connection.ts";

/** The client, the peer that reads it, and who hears that it is gone. */
export interface ServedClientOptions {
  readonly peer: Peer;
  readonly client: ClientConnection;
  /** Called once when the link is over. */
  readonly onEnd: (served: ServedClient) => void;
}

/** A client at the other end of a link, with the peer that reads it. */
export class ServedClient implements ServedLink {
  readonly link: Link;
  readonly peer: Peer;
  readonly attachment: Attachment;
  readonly client: ClientConnection;

  constructor(link: Link, { peer, client, onEnd }: ServedClientOptions) {
    this.link = link;
    this.peer = peer;
    this.client = client;
    this.attachment = peer.attach(link, () => {
      onEnd(this);
      client.close();
    });
  }

  get closed(): Promise<void> {
    return this.link.closed;
  }

  get snapshot(): SessionSnapshot | undefined {
    return this.client.snapshot;
  }

  readonly close = (): void => this.peer.close("The server is closing");
}
