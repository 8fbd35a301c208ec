import type { Client } from "@mcp-actors/client";
import type {
  LoggingMessageNotificationParams,
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplate,
  Tool,
} from "@mcp-actors/protocol";
import { filter, map, merge, type Observable } from "rxjs";
import { readLog } from "../read-log.ts";

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
  const { tools, prompts, resources } = client.server.capabilities;
  return merge(
    ...(tools === undefined
      ? []
      : [client.tools$.pipe(map((tools) => ({ event: "tools" as const, tools })))]),
    ...(prompts === undefined
      ? []
      : [client.prompts$.pipe(map((prompts) => ({ event: "prompts" as const, prompts })))]),
    ...(resources === undefined
      ? []
      : [
          client.resources$.pipe(map((resources) => ({ event: "resources" as const, resources }))),
          client.resourceTemplates$.pipe(
            map((resourceTemplates) => ({ event: "templates" as const, resourceTemplates })),
          ),
        ]),
  );
}

function logEvents(client: Client): Observable<WatchedEvent> {
  return client.events$.pipe(
    filter((event) => event.type === "notification.received"),
    map(({ notification }) => readLog(notification)),
    filter((log) => log !== undefined),
    map((log) => ({ event: "log" as const, ...log })),
  );
}
