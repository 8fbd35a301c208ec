import { type Transport, TransportError } from "@mcp-actors/transport";
import type { Challenge } from "@mcp-actors/transport/http";
import { catchError, defer, mergeMap, throwError } from "@mcp-actors/transport/rxjs/operators";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import type { DialScope } from "./dial-scope.ts";

/** Opens a WebSocket with the headers that prove who asks, and once more with better ones where it is refused. */
export function openWebSocket(url: string | URL, { http }: DialScope): Transport {
  const { authorize, maxMessageBytes } = http;
  const dial = (challenge?: Challenge): Transport =>
    defer(async () => ({ ...http.headers, ...(await authorize?.(challenge)) })).pipe(
      mergeMap((headers) => dialWebSocket(url, { headers, maxMessageBytes })),
    );
  return dial().pipe(
    catchError((cause: unknown) => {
      const status = refusalOf(cause);
      return status === undefined || authorize === undefined
        ? throwError(() => cause)
        : dial({ status, url: String(url), header: undefined });
    }),
  );
}

function refusalOf(cause: unknown): number | undefined {
  const status = cause instanceof TransportError ? cause.status : undefined;
  return status === 401 || status === 403 ? status : undefined;
}
