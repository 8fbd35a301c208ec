import {
  type Connection,
  createConnection,
  createPeer,
  type Inspection,
  inspectionOf,
  type Liveness,
  type Peer,
  processInspector,
} from "@mcp-actors/machine";
import { unfailing } from "@mcp-actors/transport";
import { lastValueFrom } from "@mcp-actors/transport/rxjs/operators";
import { dialModel } from "../dial/dial-model.ts";
import { modelDialect } from "../protocol/model-dialect.ts";
import { ToolBox } from "../tools/tool-box.ts";
import { answerToolCalls } from "./answer-tool-calls.ts";
import { ask } from "./ask.ts";
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
  const inspect = inspectionOf(
    options.inspect ?? processInspector(),
    endOf(target, options),
    ignore,
  );
  const report = reportTo(options.onEvent, inspect);
  const toolBox = new ToolBox(options.tools);
  const { limits, clock, timeout, maxTotalTimeout } = options;
  const peer = createPeer({
    serve: answerToolCalls(toolBox, (name, error) => report({ type: "tool.failed", name, error })),
    onNotification: (notification) => report({ type: "notification.received", notification }),
    onEvent: report,
    limits,
    inspect,
    clock,
  });
  const connection = openConnection(target, options, { peer, report, toolBox, inspect });
  const scope: AskScope = { peer, defaults: { timeout, maxTotalTimeout } };
  inspect?.driven?.({
    call: (request) => ask(scope, request),
    cancel: (actor, reason) => peer.cancel(actor, reason),
    ...(clock !== undefined && { clock }),
    over: lastValueFrom(connection.state$),
  });
  return { ...scope, connection };
}

interface ConnectionParts {
  readonly peer: Peer;
  readonly report: (event: ModelEvent) => void;
  readonly toolBox: ToolBox;
  readonly inspect: Inspection | undefined;
}

function openConnection(
  target: ModelTarget,
  options: ConnectModelOptions,
  { peer, report, toolBox, inspect }: ConnectionParts,
): Connection {
  const { client = ANONYMOUS, supervision, timeouts, liveness, clock } = options;
  const capabilities = { tools: toolBox.declarations, notifications: ["progress", "toolCall"] };
  return createConnection({
    dial: dialModel(target, { report, inspect }),
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

function reportTo(
  observer: ConnectModelOptions["onEvent"],
  inspection: Inspection | undefined,
): (event: ModelEvent) => void {
  const tell = unfailing(observer);
  return (event) => {
    inspection?.told?.(event);
    tell(event);
  };
}

function endOf(target: ModelTarget, { client = ANONYMOUS }: ConnectModelOptions) {
  const isUrl = typeof target === "string" || target instanceof URL;
  return { role: "model client", ...client, target: isUrl ? String(target) : undefined };
}

function ignore(): void {}

const NEVER: Partial<Liveness> = { interval: false };
const ANONYMOUS = { name: "mcp-actors", version: "0.0.0" };
