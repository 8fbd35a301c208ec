// The official client and server 2.4.0, as every line drives them.
import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { edited } from "./edited.mjs";
import { handler } from "./handler.mjs";

const serverFile = fileURLToPath(new URL("server.mjs", import.meta.url));

export const side = {
  name: "official",
  async connect(server) {
    const client = createClient();
    const faults = [];
    client.onerror = (error) => faults.push(error.message);
    await client.connect(transportTo(server));
    return {
      serverName: client.getServerVersion().name,
      faults,
      call: (name, args = {}, options = {}) =>
        endingOf(client.callTool({ name, arguments: args }, optionsOf(options))),
      followTools(onTools) {
        const list = async () => onTools((await client.listTools()).tools.map(({ name }) => name));
        client.setNotificationHandler("notifications/tools/list_changed", list);
        void list();
      },
      setLogLevel: (level) => client.setLoggingLevel(level),
      close: () => client.close(),
    };
  },
  async listen(server, onLog) {
    const client = createClient();
    client.setNotificationHandler("notifications/message", ({ params }) => onLog(params.data));
    await client.connect(new StdioClientTransport(server));
    return client;
  },
  edited,
  handler,
  // It has no limits to set.
  server: (options = {}) => ({
    command: process.execPath,
    args: [serverFile, ...Object.keys(options).map((name) => `--${name}`)],
  }),
};

function transportTo(server) {
  return typeof server === "string"
    ? new StreamableHTTPClientTransport(new URL(server))
    : new StdioClientTransport(server);
}

function createClient() {
  return new Client({ name: "claims", version: "1.0.0" });
}

function optionsOf({ onProgress, ...options }) {
  if (onProgress === undefined) return options;
  const onprogress = ({ progress }) => onProgress(progress);
  return { ...options, onprogress, resetTimeoutOnProgress: true };
}

async function endingOf(call) {
  try {
    const { content } = await call;
    return { status: "completed", text: content[0].text };
  } catch (error) {
    return { status: String(error.code ?? error.name), text: "", error };
  }
}
