import type { Transport } from "@mcp-actors/transport";
import { defer, mergeMap } from "@mcp-actors/transport/rxjs/operators";

/** How to reach a model at a URL; undefined where nothing is reached by such a one. The code comes with the first dial. */
export function dialUrl(url: string | URL): Transport | undefined {
  const text = String(url);
  if (/^wss?:/i.test(text)) {
    return defer(() => import("./open-websocket.ts")).pipe(
      mergeMap(({ openWebSocket }) => openWebSocket(url)),
    );
  }
  if (/^(?:tcp|unix):/i.test(text)) {
    return defer(() => import("#dial-socket")).pipe(mergeMap(({ dialSocket }) => dialSocket(url)));
  }
  return undefined;
}
