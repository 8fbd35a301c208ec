/** An interface, and the file that has it, from the folder of packages. */
export interface Place {
  readonly file: string;
  readonly name: string;
}

/** One part of what is published. */
export interface Section {
  readonly title: string;
  readonly about: string;
  readonly places: readonly Place[];
}

const at = (file: string, ...names: readonly string[]): Place[] =>
  names.map((name) => ({ file, name }));

/** What is shown, in the order in which a reader meets it. */
export const SECTIONS: readonly Section[] = [
  {
    title: "A client",
    about:
      "`connect(target, options)` of `@mcp-actors/client`, and what each of its calls may be told.",
    places: [
      ...at("client/src/options.ts", "ConnectOptions"),
      ...at("client/src/answers/answers.ts", "Answers"),
      ...at("client/src/http/http-target.ts", "HttpTargetOptions"),
      ...at("client/src/target.ts", "CommandTarget"),
      ...at("client/src/request-options.ts", "RequestOptions", "CallToolOptions", "FetchOptions"),
      ...at("client/src/calls/complete.ts", "CompleteOptions"),
    ],
  },
  {
    title: "A server",
    about:
      "`defineServer`, `tool`, `resource`, `prompt` and `createServer` of `@mcp-actors/server`.",
    places: [
      ...at("server/src/definition/definition.ts", "ServerOffer", "CacheHints"),
      ...at("server/src/definition/define-tool.ts", "Tool"),
      ...at("server/src/definition/tool-limits.ts", "ToolLimits"),
      ...at("server/src/definition/define-resource.ts", "ResourceMetadata", "Resource"),
      ...at("server/src/definition/define-prompt.ts", "Prompt", "PromptArgumentDefinition"),
      ...at("server/src/server.ts", "ServerOptions", "ServeOptions", "DrainOptions"),
      ...at("server/src/limits/server-limits.ts", "ServerLimits"),
      ...at("server/src/sealing/create-seal.ts", "SealOptions"),
    ],
  },
  {
    title: "A server's wires",
    about:
      "`@mcp-actors/server/node` listens, `@mcp-actors/server/http` answers requests wherever they come from.",
    places: [
      ...at("server/src/node/serve-stdio.ts", "ServeStdioOptions"),
      ...at("server/src/node/serve-http.ts", "ServeHttpOptions"),
      ...at("server/src/node/serve-tcp.ts", "ServeTcpOptions"),
      ...at("server/src/node/serve-websocket.ts", "ServeWebSocketOptions"),
      ...at("server/src/node/serve-listener.ts", "ListenerOptions"),
      ...at("server/src/node/serve-module.ts", "ServeModuleOptions"),
      ...at("server/src/http/create-fetch-handler.ts", "FetchHandlerOptions"),
      ...at("server/src/http/http-options.ts", "HttpOptions", "HttpLimits", "SessionOptions"),
      ...at("server/src/http/memory-session-store.ts", "MemorySessionStoreOptions"),
      ...at("server/src/http/memory-event-store.ts", "MemoryEventStoreOptions"),
      ...at("server/src/node/sqlite-stores.ts", "SqliteStoresOptions"),
      ...at("server/src/http/bearer.ts", "BearerOptions"),
    ],
  },
  {
    title: "Either end",
    about: "What a client and a server have in common.",
    places: [
      ...at("machine/src/peer/limits.ts", "PeerLimits"),
      ...at("machine/src/supervision/supervision-policy.ts", "SupervisionPolicy"),
      ...at("machine/src/connection/connection-timeouts.ts", "ConnectionTimeouts"),
      ...at("machine/src/negotiation/negotiation-event.ts", "NegotiationTimeouts"),
      ...at("machine/src/connection/liveness.ts", "Liveness"),
    ],
  },
  {
    title: "The inspector",
    about:
      "`createInspector` and `startHub` of `@mcp-actors/inspector`, `/node`, `/browser` and `/otel`.",
    places: [
      ...at("inspector/src/create-inspector.ts", "InspectorOptions"),
      ...at("inspector/src/ring/ring.ts", "RingLimits"),
      ...at("inspector/src/node/create-inspector.ts", "NodeInspectorOptions"),
      ...at("inspector/src/node/start-hub.ts", "StartHubOptions"),
      ...at("inspector/src/hub/hub.ts", "HubOptions"),
      ...at("inspector/src/browser/connect-hub.ts", "ConnectHubOptions"),
      ...at("inspector/src/otel/to-open-telemetry.ts", "OpenTelemetryOptions"),
      ...at("inspector/src/replay/mock/mock-server.ts", "MockServerOptions"),
      ...at("inspector/src/replay/export/to-vitest.ts", "ToVitestOptions"),
      ...at("inspector/src/replay/redrive/redrive.ts", "RedriveOptions"),
      ...at("inspector/src/replay/json-differences.ts", "DifferenceOptions"),
    ],
  },
  {
    title: "Models",
    about:
      "`connectModel`, `defineModel` and `serveModel` of `@mcp-actors/model`, `/node` and `/backends`.",
    places: [
      ...at(
        "model/src/client/model-options.ts",
        "ConnectModelOptions",
        "AskOptions",
        "GenerateOptions",
      ),
      ...at("model/src/server/define-model.ts", "ModelOffer"),
      ...at("model/src/server/serve-model.ts", "ServeModelOptions", "ModelDrainOptions"),
      ...at("model/src/node/serve-model-stdio.ts", "ServeModelStdioOptions"),
      ...at("model/src/node/serve-model-tcp.ts", "ServeModelTcpOptions"),
      ...at("model/src/node/serve-model-websocket.ts", "ServeModelWebSocketOptions"),
      ...at("model/src/backends/endpoint.ts", "EndpointOptions"),
      ...at("model/src/backends/ollama.ts", "OllamaOptions"),
      ...at("model/src/backends/open-ai.ts", "OpenAiOptions"),
      ...at("model/src/backends/sampling-with.ts", "SamplingOptions"),
      ...at("model/src/storyteller/storyteller.ts", "StorytellerOptions"),
      ...at("model/src/storyteller/tell.ts", "TellOptions"),
      ...at("model/src/storyteller/corpus/corpus.ts", "CorpusOptions"),
    ],
  },
  {
    title: "Tests",
    about: "`connectPair` and `faultChannel` of `@mcp-actors/testing`.",
    places: [
      ...at("testing/src/connect-pair.ts", "PairOptions"),
      ...at("transport/src/testing/fault-channel.ts", "FaultOptions"),
    ],
  },
  {
    title: "Wires",
    about: "Channels of `@mcp-actors/transport`, for whoever builds on those alone.",
    places: [
      ...at("transport/src/stdio/dial-stdio.ts", "DialStdioOptions"),
      ...at("transport/src/stdio/server-process.ts", "ShutdownGraces"),
      ...at("transport/src/stdio/listen-stdio.ts", "ListenStdioOptions"),
      ...at("transport/src/tcp/listen-tcp.ts", "ListenTcpOptions"),
      ...at("transport/src/websocket/dial-websocket.ts", "DialWebSocketOptions"),
      ...at("transport/src/websocket/listen-websocket-options.ts", "ListenWebSocketOptions"),
      ...at("transport/src/websocket/websocket-options.ts", "WebSocketOptions"),
      ...at("transport/src/framing/stream-channel-options.ts", "StreamChannelOptions"),
      ...at("protocol/src/decode.ts", "MessageLimits"),
    ],
  },
];
