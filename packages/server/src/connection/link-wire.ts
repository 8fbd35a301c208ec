import type { SessionSnapshot } from "@mcp-actors/machine";
import type { Dialect, JsonRpcNotification } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { ClientWire } from "../server.ts";

/** A link, as a server reaches the client at its other end. */
export class LinkWire implements ClientWire {
  readonly wakes: ClientWire["wakes"];
  readonly #link: Link;

  /** @param session - The session that goes on over the link. */
  constructor(link: Link, session: SessionSnapshot | undefined) {
    this.#link = link;
    this.wakes = session && { snapshot: session, facts: link.facts };
  }

  speak(dialect: Dialect): void {
    this.#link.speak(dialect);
  }

  notify(notification: JsonRpcNotification): boolean {
    return this.#link.send(notification);
  }

  drained(): Promise<void> {
    return this.#link.drained();
  }
}
