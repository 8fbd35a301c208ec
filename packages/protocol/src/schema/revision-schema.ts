import { z } from "zod";
import type { Traffic } from "./traffic.ts";

/** The schemas of one revision of the specification. Unknown fields survive all of them. */
export interface RevisionSchema {
  /** The version by which the revision is negotiated. */
  readonly version: string;
  /** Every definition of the revision, by the name that its official JSON Schema has for it. */
  readonly definitions: SchemaMap;
  /** What a client sends. */
  readonly client: SideSchema;
  /** What a server sends. */
  readonly server: SideSchema;
}

/** The schemas of what one side sends, by method. */
export interface SideSchema {
  readonly requests: SchemaMap;
  readonly notifications: SchemaMap;
  /** Its results, by the method of the other side's request that they answer. */
  readonly results: SchemaMap;
}

/** Schemas by name, or by method. */
export type SchemaMap = ReadonlyMap<string, z.ZodType>;

interface Outline<Name extends string> {
  readonly version: string;
  readonly definitions: { readonly [name in Name]: z.ZodType };
  readonly client: Traffic<NoInfer<Name>>;
  readonly server: Traffic<NoInfer<Name>>;
}

/** The schemas of a revision out of its definitions, and of who sends which of them. */
export function revisionSchema<Name extends string>(outline: Outline<Name>): RevisionSchema {
  const { version } = outline;
  const named: SchemaMap = new Map(Object.entries<z.ZodType>(outline.definitions));
  const client = sideSchema(outline.client, outline.server, named);
  const server = sideSchema(outline.server, outline.client, named);
  const definitions = new Map([
    ...named,
    ...unionsOf("Client", client, named),
    ...unionsOf("Server", server, named),
  ]);
  return { version, definitions, client, server };
}

function sideSchema(own: Traffic, other: Traffic, named: SchemaMap): SideSchema {
  return {
    requests: mapEntries(own.requests, ([request]) => find(request, named)),
    notifications: mapEntries(own.notifications, (name) => find(name, named)),
    results: mapEntries(other.requests, ([, ...results]) =>
      oneOf(results.map((name) => find(name, named))),
    ),
  };
}

/** The definitions that stand for all messages of one side. */
function unionsOf(side: string, schema: SideSchema, named: SchemaMap): [string, z.ZodType][] {
  const { requests, notifications, results } = schema;
  const unions: [string, z.ZodType][] = [
    [`${side}Notification`, oneOf([...notifications.values()])],
    [`${side}Result`, oneOf([find("EmptyResult", named), ...results.values()])],
  ];
  return requests.size === 0
    ? unions
    : [[`${side}Request`, oneOf([...requests.values()])], ...unions];
}

function oneOf(schemas: readonly z.ZodType[]): z.ZodType {
  const [only, ...more] = schemas;
  return only !== undefined && more.length === 0 ? only : z.union(schemas);
}

function find(name: string, named: SchemaMap): z.ZodType {
  const schema = named.get(name);
  if (schema === undefined) throw new Error(`unreachable: no definition of ${name}`);
  return schema;
}

function mapEntries<Value>(
  record: { readonly [key: string]: Value },
  project: (value: Value) => z.ZodType,
): SchemaMap {
  return new Map(Object.entries(record).map(([key, value]) => [key, project(value)]));
}
