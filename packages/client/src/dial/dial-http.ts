import type { Dial } from "@mcp-actors/machine";
import { messageOf, type Request } from "@mcp-actors/protocol";
import { type Link, multiplex, TransportError } from "@mcp-actors/transport";
import { dialEventSource, type HttpOptions, httpLink } from "@mcp-actors/transport/http";
import { catchError, defer, map, of, throwError } from "@mcp-actors/transport/rxjs/operators";
import type { Observable } from "rxjs";
import { mirroredLink } from "../http/mirrored-link.ts";
import { ToolHeaders } from "../http/tool-headers.ts";
import type { DialScope } from "./dial-scope.ts";

/** How to reach a server over HTTP: by one endpoint, and by the two of 2024-11-05 where nobody serves that. */
export function dialHttp(url: string | URL, { http, clock, report }: DialScope): Dial {
  const { headers: own, authorize, fetch, maxMessageBytes } = http;
  const options: HttpOptions = { headers: own, authorize, fetch, maxMessageBytes, clock };
  const headers = new ToolHeaders((tool, reason) =>
    report({ type: "tool.excluded", tool, reason }),
  );
  const mirror = ({ method, params }: Request) =>
    method === "tools/call" ? headers.fieldsOf(params) : undefined;
  return (dialect) =>
    dialect.twoEndpoints === undefined
      ? defer(() => of(mirroredLink(httpLink(url, { ...options, dialect, mirror }), headers)))
      : dialEventSource(url, options).pipe(
          map((channel) => multiplex(channel, dialect)),
          unserved(dialect.twoEndpoints.because),
        );
}

/** A server that has neither says so twice, and the first time is what is worth knowing. */
function unserved(because: string) {
  return catchError<Link, Observable<never>>((cause: unknown) =>
    throwError(
      () => new TransportError("unreachable", `${because}; ${messageOf(cause)}`, { cause }),
    ),
  );
}
