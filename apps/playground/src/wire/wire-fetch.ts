import type { Fetch } from "@mcp-actors/transport/http";
import { Transfer } from "./transfer.ts";
import { CUT, type Wire } from "./wire.ts";

/** A `fetch` on a wire that can be cut, slowed and stalled; while it is cut no request leaves. */
export function wireFetch(wire: Wire, send: Fetch = (url, init) => fetch(url, init)): Fetch {
  return async (url, init) => {
    if (wire.isCut) throw new UnreachedError();
    const transfer = new Transfer(wire, init.signal ?? undefined);
    try {
      await transfer.pass();
      const response = await send(url, { ...init, signal: transfer.signal });
      await transfer.pass();
      return transfer.carry(response);
    } catch (error) {
      transfer.end();
      throw transfer.signal.aborted ? transfer.signal.reason : error;
    }
  };
}

/** A request that never left: it carries the code by which platforms say that nobody was there. */
class UnreachedError extends TypeError {
  readonly code = "ECONNREFUSED";

  constructor() {
    super(CUT);
  }
}
