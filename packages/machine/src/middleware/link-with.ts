import { exchangeStream, type Link } from "@mcp-actors/transport";

/** A link whose exchanges open in another way; all else is the link's own. */
export function linkWith(link: Link, open: Link["open"]): Link {
  return {
    get dialect() {
      return link.dialect;
    },
    speak: (dialect) => link.speak(dialect),
    open,
    exchange: (request) => exchangeStream({ open }, request),
    inbound$: link.inbound$,
    send: (message, within) => link.send(message, within),
    drained: (within) => link.drained(within),
    get hasRoom() {
      return link.hasRoom;
    },
    hold: (until) => link.hold?.(until),
    closeStream: (within, retryAfter) => link.closeStream?.(within, retryAfter),
    get openStreams() {
      return link.openStreams;
    },
    closed: link.closed,
    facts: link.facts,
    get kind() {
      return link.kind;
    },
    tap: (tap) => link.tap?.(tap),
    get heard() {
      return link.heard;
    },
    get openExchanges() {
      return link.openExchanges;
    },
    get over() {
      return link.over;
    },
  };
}
