import type { WireTap } from "@mcp-actors/transport";

/** Who hear what passes on a wire, as one; undefined where nobody does. */
export function tapTogether(taps: readonly WireTap[]): WireTap | undefined {
  if (taps.length < 2) return taps[0];
  const tell = (told: (tap: WireTap) => void) => taps.forEach(told);
  return {
    sent: (message, exchange) => tell((tap) => tap.sent(message, exchange)),
    received: (arrival, exchange) => tell((tap) => tap.received(arrival, exchange)),
    handled: () => tell((tap) => tap.handled()),
    passed: (head) => tell((tap) => tap.passed(head)),
    closed: (error) => tell((tap) => tap.closed(error)),
  };
}
