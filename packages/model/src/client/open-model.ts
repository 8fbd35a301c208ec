import {
  type Connection,
  createConnection,
  createPeer,
  type Liveness,
  type Peer,
} from "@mcp-actors/machine";
import { dialModel } from "../dial/dial-model.ts";
import { modelDialect } from "../protocol/model-dialect.ts";
import { ToolBox } from "../tools/tool-box.ts";
import { answerToolCalls } from "./answer-tool-calls.ts";
import type { AskScope } from "./live-generation.ts";
import type { ModelEvent } from "./model-event.ts";
import type { ConnectModelOptions } from "./model-options.ts";
import type { ModelTarget } from "./model-target.ts";

/** The parts of a client whose connection is being opened. */
export interface ModelParts extends AskScope {
  readonly connection: Connection;
}

/** Begins to connect to a model. */
export function openModel(target: ModelTarget, options: ConnectModelOptions): ModelParts {
  const report = reportTo(options.onEvent);
  const toolBox = new ToolBox(options.tools);
  const { limits, inspect, clock, timeout, maxTotalTimeout } = options;
  const peer = createPeer({
    serve: answerToolCalls(toolBox, (name, error) => report({ type: "tool.failed", name, error })),
    onNotification: (notification) => report({ type: "notification.received", notification }),
    onEvent: report,
    limits,
    inspect,
    clock,
  });
  const connection = openConnection(target, options, { peer, report, toolBox });
  return { peer, connection, defaults: { timeout, maxTotalTimeout } };
}

interface ConnectionParts {
  readonly peer: Peer;
  readonly report: (event: ModelEvent) => void;
  readonly toolBox: ToolBox;
}

function openConnection(
  target: ModelTarget,
  options: ConnectModelOptions,
  { peer, report, toolBox }: ConnectionParts,
): Connection {
  const { client = ANONYMOUS, supervision, timeouts, liveness, inspect, clock } = options;
  const capabilities = { tools: toolBox.declarations, notifications: ["progress", "toolCall"] };
  return createConnection({
    dial: dialModel(target, report),
    dialect: modelDialect({ ...client, capabilities }),
    peer,
    // An open channel cannot be dialled again.
    policy: isOneChannel(target) ? { ...supervision, restart: "never" } : supervision,
    timeouts,
    liveness: liveness === false ? NEVER : liveness,
    onState: (state) => report({ type: "connection.state", state }),
    onEvent: report,
    inspect,
    clock,
  });
}

function isOneChannel(target: ModelTarget): boolean {
  return typeof target === "object" && ("channel" in target || "port" in target);
}

function reportTo(observer: ConnectModelOptions["onEvent"]): (event: ModelEvent) => void {
  return (event) => {
    try {
      observer?.(event);
    } catch {
      // An observer is no part of what it observes.
    }
  };
}

const NEVER: Partial<Liveness> = { interval: false };
const ANONYMOUS = { name: "mcp-actors", version: "0.0.0" };
