import type { Folded, PeerView, RequestView } from "@mcp-actors/inspector";
import { fieldsOf, textOf } from "../../../src/fold/json-fields.ts";
import { Attribute, attributesOf, resourceOf, spanNameOf } from "../../../src/otel/attributes.ts";
import { hashText } from "../../../src/redact/cut-text.ts";

const CLIENT = 3;
const SERVER = 2;
const ERROR = 2;

/** Requests as spans of OpenTelemetry, in the JSON of OTLP: what a collector takes at `/v1/traces`. */
export function otlpTrace({ requests, peers }: Pick<Folded, "requests" | "peers">): string {
  const resourceSpans = [...peers.values()].map((peer) => ({
    resource: { attributes: toAttributes({ "service.name": peer.name, ...versionOf(peer) }) },
    scopeSpans: [
      {
        scope: { name: "@mcp-actors/inspector" },
        spans: [...requests.values()]
          .filter((request) => request.peer === peer.id && request.endedAt !== undefined)
          .map((request) => toSpan(request, requests)),
      },
    ],
  }));
  return JSON.stringify({ resourceSpans });
}

function versionOf({ version }: PeerView) {
  return version === undefined ? {} : { "service.version": version };
}

function toSpan(request: RequestView, requests: Folded["requests"]): object {
  const { side, method, startedAt, endedAt = startedAt, ticks, id } = request;
  const asked = { method, params: { ...fieldsOf(request.params) } };
  const about = attributesOf(asked);
  const parent = parentOf(request, requests);
  return {
    traceId: traceOf(request, requests),
    spanId: spanOf(request),
    ...(parent !== undefined && { parentSpanId: parent }),
    name: spanNameOf(about),
    kind: side === "out" ? CLIENT : SERVER,
    startTimeUnixNano: nanos(startedAt),
    endTimeUnixNano: nanos(endedAt),
    attributes: toAttributes({
      ...about,
      ...resourceOf(asked),
      ...(id !== undefined && { [Attribute.RequestId]: String(id) }),
      ...failureOf(request),
    }),
    events: ticks.map(({ at, progress, total }) => ({
      timeUnixNano: nanos(at),
      name: "notifications/progress",
      attributes: toAttributes({ progress, ...(total !== undefined && { total }) }),
    })),
    status: failureOf(request) === undefined ? {} : { code: ERROR, message: wordsOf(request) },
  };
}

function wordsOf({ reason, error, isError }: RequestView): string {
  return reason ?? error?.message ?? (isError === true ? "The result says isError" : "");
}

/** What went wrong, in the words that live spans have. */
function failureOf({ outcome, isError, error }: RequestView) {
  if (isError === true) return { [Attribute.ErrorType]: "tool_error" };
  if (outcome === "failed") return { [Attribute.ErrorType]: String(error?.code ?? "failed") };
  if (outcome === "timedOut") return { [Attribute.ErrorType]: "timeout" };
  const isWell = outcome === undefined || WELL.has(outcome);
  return isWell ? undefined : { [Attribute.ErrorType]: outcome };
}

const WELL: ReadonlySet<string> = new Set(["completed", "answered", "suspended"]);

/** What serves a request is part of what made it, and a question of the request that asks it. */
function parentOf(
  { side, twin, parent, params }: RequestView,
  requests: Folded["requests"],
): string | undefined {
  const above = requests.get((side === "in" ? twin : parent) ?? "");
  return above === undefined ? parentIn(params)?.[2] : spanOf(above);
}

/** The trace that a request names, else one that begins with the outermost that it is part of. */
function traceOf(request: RequestView, requests: Folded["requests"]): string {
  const seen = new Set<string>();
  let root = request;
  while (!seen.has(root.key)) {
    seen.add(root.key);
    const named = parentIn(root.params)?.[1];
    if (named !== undefined) return named;
    root = requests.get((root.side === "in" ? root.twin : root.parent) ?? "") ?? root;
  }
  return [0, 1, 2, 3].map((part) => hashText(`${part} ${root.key}`)).join("");
}

function parentIn(params: RequestView["params"]): RegExpExecArray | undefined {
  const parent = textOf(fieldsOf(fieldsOf(params)["_meta"])["traceparent"]) ?? "";
  return /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-/.exec(parent) ?? undefined;
}

function spanOf({ key }: RequestView): string {
  return hashText(`span ${key}`) + hashText(`${key} span`);
}

function nanos(micros: number): string {
  return String(BigInt(Math.round(micros)) * 1_000n);
}

function toAttributes(fields: { readonly [name: string]: unknown }): object[] {
  return Object.entries(fields).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { doubleValue: value } : { stringValue: String(value) },
  }));
}
