import { samplingWith } from "@mcp-actors/model/backends";
import { storyteller } from "@mcp-actors/model/storyteller";
import { Answering } from "../src/host/answering.ts";
import { Connections } from "../src/host/connections.ts";
import type { HostedConnection, HostScope } from "../src/host/hosted-connection.ts";
import type { ListChange } from "../src/host/live-lists.ts";
import { Questions } from "../src/host/questions.ts";
import type { EraChoice, ServerPlace } from "../src/host/server-choice.ts";
import type { PageServerName } from "../src/servers/page-servers.ts";
import { servePort } from "../src/servers/serve-port.ts";
import { when } from "./when.ts";

/** A host as the page has it, whose page servers run in this process. */
export function openHost(scope: Pick<HostScope, "inspector" | "keptCalls"> = {}) {
  const questions = new Questions();
  const answering = new Answering(
    questions,
    samplingWith(storyteller({ seed: 1 }), { model: "storyteller" }),
  );
  const changes: ListChange[] = [];
  const connections = new Connections({
    ...scope,
    openPort,
    answering,
    changed: (_connection, change) => changes.push(change),
  });
  return {
    questions,
    answering,
    changes,
    connections,
    /** Connects, and settles when calls can be made. */
    async connected(place: ServerPlace, era: EraChoice = "auto"): Promise<HostedConnection> {
      const connection = connections.open({ place, era });
      await when(() => ["ready", "failed"].includes(connection.state.value));
      await when(() => connection.lists.tools.items.value !== undefined);
      return connection;
    },
    async [Symbol.asyncDispose]() {
      await connections.closeAll();
    },
  };
}

/** A port to a server of the page. */
export function openPort(serve: PageServerName | "storyteller"): MessagePort {
  const { port1, port2 } = new MessageChannel();
  servePort({ serve, port: port2 });
  return port1;
}
