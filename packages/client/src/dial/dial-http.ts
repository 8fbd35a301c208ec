import type { Dial } from "@mcp-actors/machine";
import { messageOf, type Request } from "@mcp-actors/protocol";
import { type Link, multiplex, TransportError } from "@mcp-actors/transport";
import { dialEventSource, type HttpOptions, httpLink } from "@mcp-actors/transport/http";
import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream } from "rxjs";
import { mirroredLink } from "../http/mirrored-link.ts";
import { ToolHeaders } from "../http/tool-headers.ts";
import type { DialScope } from "./dial-scope.ts";
import { mapped } from "./mapped.ts";
import { opened } from "./opened.ts";

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
      ? opened(() => mirroredLink(httpLink(url, { ...options, dialect, mirror }), headers))
      : unserved(
          mapped(dialEventSource(url, options), (channel) => multiplex(channel, dialect)),
          dialect.twoEndpoints.because,
        );
}

/** A server that has neither says so twice, and the first time is what is worth knowing. */
function unserved(link$: Stream<Link>, because: string): Stream<Link> {
  return new Observable((subscriber) =>
    link$.subscribe({
      next: (link) => subscriber.next(link),
      error: (cause: unknown) => {
        const message = `${because}; ${messageOf(cause)}`;
        subscriber.error(new TransportError("unreachable", message, { cause }));
      },
      complete: () => subscriber.complete(),
    }),
  );
}
