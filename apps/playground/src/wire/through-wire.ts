import { type Channel, type Transport, TransportError } from "@mcp-actors/transport";
import { type FaultyChannel, faultChannel } from "@mcp-actors/transport/testing";
import { defer, map, mergeMap, throwError } from "rxjs";
import { CUT, type Wire } from "./wire.ts";

/** The same channels, on a wire that can be cut, slowed and stalled; while it is cut none opens. */
export function throughWire(transport: Transport, wire: Wire): Transport {
  return defer(() => (wire.isCut ? refused() : transport)).pipe(
    // It may have been cut while the channel opened.
    mergeMap((channel) => (wire.isCut ? refused() : [channel])),
    map((channel) => carriedBy(wire, channel)),
  );
}

function refused(): Transport {
  return throwError(() => new TransportError("unreachable", CUT, { undelivered: true }));
}

function carriedBy(wire: Wire, channel: Channel): Channel {
  const faulty = faultChannel(channel);
  const letGo = wire.carry({
    cut: (reason) => faulty.cut(reason),
    stall: () => faulty.stall(),
    resume: () => faulty.resume(),
    slow(ms) {
      faulty.inbound.delay = ms / 2;
      faulty.outbound.delay = ms / 2;
    },
  });
  void channel.closed.then(letGo);
  return Object.assign(faulty, { kind: channel.kind, hold: holding(faulty, wire) });
}

/** No port and no socket of a page can wait, so what arrives waits here. */
function holding(faulty: FaultyChannel, wire: Wire): (until: Promise<unknown>) => void {
  return (until) => {
    const goOn = () => {
      if (!wire.isStalled.peek()) faulty.resume();
    };
    faulty.stall();
    void until.then(goOn, goOn);
  };
}
