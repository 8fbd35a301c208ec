// The official client and server 2.4.0, as every line drives them.
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { edited } from "./edited.mjs";

const serverFile = fileURLToPath(new URL("server.mjs", import.meta.url));

export const side = {
  name: "official",
  async connect(server) {
    const client = createClient();
    const faults = [];
    client.onerror = (error) => faults.push(error.message);
    await client.connect(new StdioClientTransport(server));
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
  // It has no limits to set.
  server: ({ timer = false } = {}) => ({
    command: process.execPath,
    args: [serverFile, ...(timer ? ["--timer"] : [])],
  }),
};

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
