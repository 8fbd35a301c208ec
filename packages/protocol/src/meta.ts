/** The keys of `_meta` that the specification reserves. spec: basic/index#_meta */
export const MetaKey = {
  ProgressToken: "progressToken",
  ProtocolVersion: "io.modelcontextprotocol/protocolVersion",
  ClientCapabilities: "io.modelcontextprotocol/clientCapabilities",
  ClientInfo: "io.modelcontextprotocol/clientInfo",
  LogLevel: "io.modelcontextprotocol/logLevel",
  ServerInfo: "io.modelcontextprotocol/serverInfo",
  SubscriptionId: "io.modelcontextprotocol/subscriptionId",
  RelatedTask: "io.modelcontextprotocol/related-task",
  ModelImmediateResponse: "io.modelcontextprotocol/model-immediate-response",
  TraceParent: "traceparent",
  TraceState: "tracestate",
  Baggage: "baggage",
} as const;

export type MetaKey = (typeof MetaKey)[keyof typeof MetaKey];

/** W3C trace context as it travels in `_meta` (SEP-414): passed on unchanged, read by nobody here. */
export interface TraceContext {
  readonly traceparent?: string;
  readonly tracestate?: string;
  readonly baggage?: string;
}

/** The trace context that `_meta` carries; an empty object when it carries none. */
export function traceContext(meta: { readonly [key: string]: unknown } | undefined): TraceContext {
  const context: { -readonly [Key in keyof TraceContext]: TraceContext[Key] } = {};
  for (const key of [MetaKey.TraceParent, MetaKey.TraceState, MetaKey.Baggage] as const) {
    const value = meta?.[key];
    if (typeof value === "string") context[key] = value;
  }
  return context;
}
