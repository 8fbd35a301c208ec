import type { Client } from "@mcp-actors/client";
import type {
  LoggingMessageNotificationParams,
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplate,
  Tool,
} from "@mcp-actors/protocol";
import { catchError, EMPTY, filter, map, merge } from "@mcp-actors/transport/rxjs/operators";
import type { Observable } from "rxjs";
import { isUnknownMethod } from "../connection/list-or-none.ts";
import { readLog } from "../connection/read-log.ts";

/** Something that changed: a list or a resource as it is now, a log message, or the state of the connection. */
export type WatchedEvent =
  | { readonly event: "tools"; readonly tools: readonly Tool[] }
  | { readonly event: "prompts"; readonly prompts: readonly Prompt[] }
  | { readonly event: "resources"; readonly resources: readonly Resource[] }
  | { readonly event: "templates"; readonly resourceTemplates: readonly ResourceTemplate[] }
  | {
      readonly event: "resource";
      readonly uri: string;
      readonly contents: ReadResourceResult["contents"];
    }
  | ({ readonly event: "log" } & LoggingMessageNotificationParams)
  | { readonly event: "connection"; readonly state: string };

/** What changes on a server, the way it is now first: what it has, the resources of these URIs, and what it logs. */
export function watchedEvents(client: Client, uris: readonly string[]): Observable<WatchedEvent> {
  return merge(
    connectionEvents(client),
    listEvents(client),
    ...uris.map((uri) =>
      client
        .resource$(uri)
        .pipe(map(({ contents }) => ({ event: "resource" as const, uri, contents }))),
    ),
    logEvents(client),
  );
}

function connectionEvents(client: Client): Observable<WatchedEvent> {
  return client.state$.pipe(map((state) => ({ event: "connection" as const, state })));
}

function listEvents(client: Client): Observable<WatchedEvent> {
  const { tools$, prompts$, resources$, resourceTemplates$ } = client;
  const { tools, prompts, resources } = client.server.capabilities;
  const all: readonly (readonly [isOffered: boolean, event$: Observable<WatchedEvent>])[] = [
    [tools !== undefined, tools$.pipe(map((tools) => ({ event: "tools", tools })))],
    [prompts !== undefined, prompts$.pipe(map((prompts) => ({ event: "prompts", prompts })))],
    [
      resources !== undefined,
      resources$.pipe(map((resources) => ({ event: "resources", resources }))),
    ],
    [
      resources !== undefined,
      resourceTemplates$.pipe(
        map((resourceTemplates) => ({ event: "templates", resourceTemplates })),
      ),
    ],
  ];
  const offered = all.filter(([isOffered]) => isOffered);
  return merge(...offered.map(([, event$]) => event$.pipe(catchError(passOver))));
}

/** A list that is promised and not there is not watched; the others are. */
function passOver(error: unknown): Observable<never> {
  if (isUnknownMethod(error)) return EMPTY;
  throw error;
}

function logEvents(client: Client): Observable<WatchedEvent> {
  return client.events$.pipe(
    filter((event) => event.type === "notification.received"),
    map(({ notification }) => readLog(notification)),
    filter((log) => log !== undefined),
    map((log) => ({ event: "log" as const, ...log })),
  );
}
