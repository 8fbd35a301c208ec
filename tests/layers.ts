/** A package: what it may import from, and which of its entries are for Node alone. */
export interface Layer {
  /** Its whole run-time dependencies; one more needs a decision record. */
  readonly dependencies: readonly string[];
  /** What one of its entries takes from whoever uses that entry, and nobody else needs. */
  readonly peers?: readonly string[];
  /** Its entries that need Node. Nothing that the others reach may; they run in a browser too. */
  readonly node: readonly string[];
}

const core = ["@mcp-actors/machine", "@mcp-actors/protocol", "@mcp-actors/transport"];

/** The packages, from the one that knows nothing to the ones that know everything. */
export const LAYERS: { readonly [folder: string]: Layer } = {
  protocol: { dependencies: ["zod"], node: [] },
  transport: {
    dependencies: ["@mcp-actors/protocol", "rxjs", "undici", "ws"],
    node: ["./stdio", "./tcp"],
  },
  machine: {
    dependencies: ["@mcp-actors/protocol", "@mcp-actors/transport", "rxjs", "xstate"],
    node: [],
  },
  client: { dependencies: [...core, "@cfworker/json-schema", "rxjs"], node: [] },
  server: { dependencies: [...core, "rxjs", "xstate"], node: ["./node"] },
  model: {
    dependencies: [...core, "@mcp-actors/client", "@mcp-actors/server", "rxjs"],
    node: ["./node"],
  },
  testing: {
    dependencies: [...core, "@mcp-actors/client", "@mcp-actors/server", "rxjs"],
    node: [],
  },
  ui: {
    dependencies: [
      "@cfworker/json-schema",
      "@mcp-actors/machine",
      "@mcp-actors/protocol",
      "@preact/signals",
      "preact",
    ],
    node: [],
  },
  inspector: {
    dependencies: [...core, "rxjs", "ws", "xstate"],
    peers: ["@opentelemetry/api"],
    node: ["./node", "./register"],
  },
  cli: {
    dependencies: [
      ...core,
      "@mcp-actors/client",
      "@mcp-actors/inspector",
      "@mcp-actors/server",
      "rxjs",
    ],
    node: ["."],
  },
};
