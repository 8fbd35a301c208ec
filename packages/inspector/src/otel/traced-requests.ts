import type { ExchangeMessage, Middleware, PassingRequest } from "@mcp-actors/machine";
import { isRequestId } from "@mcp-actors/protocol";
import { HttpHeader } from "@mcp-actors/protocol/http";
import { Observable } from "@mcp-actors/transport/rxjs";
import {
  type Attributes,
  type Context,
  context,
  type Link,
  propagation,
  trace,
} from "@opentelemetry/api";
import { Attribute, textAttribute } from "./attributes.ts";
import { harmlessly } from "./harmlessly.ts";
import { networkAttributes } from "./network-attributes.ts";
import { Operation } from "./operation.ts";
import type { Telling } from "./telling.ts";

/** Tells of each request that is served, and has its handler run as a part of what asked for it. */
export function tracedRequests(telling: Telling): Middleware {
  return (exchange, next) =>
    new Observable<ExchangeMessage>((subscriber) => {
      const operation = harmlessly(() => begin(telling, exchange));
      if (operation === undefined) return next(exchange).subscribe(subscriber);
      const run = () =>
        next(exchange).subscribe({
          next: (message) => {
            if ("method" in message) operation.related(message);
            else operation.answered(message);
            subscriber.next(message);
          },
          error: (error: unknown) => {
            operation.failed("_OTHER", error instanceof Error ? error.message : undefined);
            subscriber.error(error);
          },
          complete: () => subscriber.complete(),
        });
      const running = context.with(operation.context, run);
      return () => {
        running.unsubscribe();
        operation.failed("cancelled");
      };
    });
}

function begin(telling: Telling, { request, facts }: PassingRequest): Operation {
  const ambient = context.active();
  const parent = propagation.extract(ambient, request.params?._meta ?? {});
  const { headers, address } = facts;
  const attributes: Attributes = {
    ...(headers !== undefined && networkAttributes("http")),
    ...textAttribute(Attribute.Revision, headers?.get(HttpHeader.ProtocolVersion)),
  };
  const details: Attributes = {
    ...("id" in request &&
      isRequestId(request.id) && { [Attribute.RequestId]: String(request.id) }),
    ...(address !== undefined && { [Attribute.ClientAddress]: address }),
  };
  const links = linksTo(ambient, parent);
  return new Operation(telling, { side: "server", request, parent, attributes, details, links });
}

/** Where a request is part of another trace than what carried it, it is told of what carried it. */
function linksTo(ambient: Context, parent: Context): readonly Link[] {
  const [around, above] = [trace.getSpanContext(ambient), trace.getSpanContext(parent)];
  if (around === undefined || around.traceId === above?.traceId) return [];
  return [{ context: around }];
}
