import { ErrorCode, LATEST_LEGACY, LATEST_MODERN } from "@mcp-actors/protocol";
import type { JsonFields } from "../../records/index.ts";
import type { RecordedExchange } from "../recorded-exchange.ts";
import type { Found } from "./recorded-answers.ts";

/** Which capability a server has that answers requests whose method begins so. */
const CAPABILITIES: readonly (readonly [string, string])[] = [
  ["tools/", "tools"],
  ["resources/", "resources"],
  ["prompts/", "prompts"],
  ["completion/", "completions"],
  ["logging/", "logging"],
];

const SERVER = { name: "recording", version: "0.0.0" };

/**
 * Answers a method that was never recorded: what a client cannot do without is made up, the rest is an error.
 *
 * A recording that began late holds no opening, so one is made of what else it holds.
 */
export function inventedOpening(
  exchanges: readonly RecordedExchange[],
): (method: string, params: JsonFields) => Found {
  const methods = new Set(exchanges.map(({ method }) => method));
  const hasOpening = methods.has("initialize") || methods.has("server/discover");
  const isModern = exchanges.some(({ params }) => saysRevision(params));
  return (method) => {
    if (method === "ping") return { result: {} };
    if (!hasOpening && method === (isModern ? "server/discover" : "initialize")) {
      const capabilities = capabilitiesOf(methods);
      return { result: isModern ? discovered(capabilities) : initialized(capabilities) };
    }
    return { error: unknownMethod(method, methods) };
  };
}

function saysRevision({ _meta }: JsonFields): boolean {
  return JSON.stringify(_meta ?? {}).includes("io.modelcontextprotocol/protocolVersion");
}

function capabilitiesOf(methods: ReadonlySet<string>): JsonFields {
  const offered = CAPABILITIES.filter(([begin]) =>
    [...methods].some((method) => method.startsWith(begin)),
  );
  return Object.fromEntries(offered.map(([, name]) => [name, {}]));
}

function initialized(capabilities: JsonFields): JsonFields {
  return { protocolVersion: LATEST_LEGACY.version, capabilities, serverInfo: SERVER };
}

function discovered(capabilities: JsonFields): JsonFields {
  return {
    resultType: "complete",
    supportedVersions: [LATEST_MODERN.version],
    capabilities,
    serverInfo: SERVER,
    ttlMs: 0,
    cacheScope: "private",
  };
}

function unknownMethod(method: string, methods: ReadonlySet<string>) {
  const recorded = [...methods].sort();
  const message = `The recording has no ${method}, only ${recorded.join(", ")}`;
  return { code: ErrorCode.MethodNotFound, message, data: { method, recorded } };
}
