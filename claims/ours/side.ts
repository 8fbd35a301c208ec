import { fileURLToPath } from "node:url";
import { type Call, type ClientEvent, connect } from "@mcp-actors/client";
import type { CallToolResult } from "@mcp-actors/protocol";
import type { Ending, Side } from "../side.ts";
import { edited } from "./edited.ts";
import { handler } from "./handler.ts";
import { listen } from "./listen.ts";

const serverFile = fileURLToPath(new URL("server.ts", import.meta.url));

/** Events that tell of nothing wrong. */
const ORDINARY: readonly string[] = [
  "connection.state",
  "call.state",
  "session.opened",
  "notification.received",
  "process.spawned",
  "process.wrote",
] satisfies ClientEvent["type"][];

/** This project's client and server. */
export const side: Side = {
  name: "ours",
  async connect(server) {
    const faults: string[] = [];
    const onEvent = ({ type }: ClientEvent) => void (ORDINARY.includes(type) || faults.push(type));
    const client = await connect(server, { onEvent });
    return {
      serverName: String(client.server.info["name"]),
      faults,
      call(tool, args = {}, { onProgress, ...options } = {}) {
        const heard = onProgress && { onProgress: (step: Step) => onProgress(step.progress) };
        return endingOf(client.callTool(tool, { ...args }, { ...options, ...heard }));
      },
      followTools: (onTools) =>
        void client.tools$.subscribe((tools) => onTools(tools.map(({ name }) => name))),
      setLogLevel: (level) => client.setLogLevel(level),
      close: () => client.close(),
    };
  },
  listen,
  edited,
  handler,
  server(options = {}) {
    const args = Object.entries(options).map(([name, value]) =>
      value === true ? `--${name}` : `--${name}=${value}`,
    );
    return { command: process.execPath, args: [...process.execArgv, serverFile, ...args] };
  },
};

interface Step {
  readonly progress: number;
}

async function endingOf(call: Call<CallToolResult>): Promise<Ending> {
  try {
    const [block] = (await call).content;
    return { status: "completed", text: block?.type === "text" ? block.text : "" };
  } catch (error) {
    return { status: call.outcome?.status ?? "none", text: "", error };
  }
}
