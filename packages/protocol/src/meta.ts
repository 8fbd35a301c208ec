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
