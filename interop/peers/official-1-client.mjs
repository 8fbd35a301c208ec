// Sees all of a server through the official client 1.x, and prints it as one line of JSON: PLACE, WORK.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  ElicitRequestSchema,
  ResourceUpdatedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { answerForm, hearProgress, resultText, seeAll } from "./see-all.mjs";

const place = JSON.parse(process.argv[2]);
const work = JSON.parse(process.argv[3]);
const client = new Client(
  { name: "official-1", version: "1.0.0" },
  { capabilities: { elicitation: {} } },
);
client.setRequestHandler(ElicitRequestSchema, answerForm);
const updated = new Promise((resolve) => {
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) =>
    resolve(params.uri),
  );
});
const faults = [];
client.onerror = (error) => faults.push(error.message);
await client.connect(transportTo(place));

const seen = await seeAll(client, work);
const progress = await hearProgress((options) =>
  client.callTool({ name: work.progress }, undefined, options),
);
const asked = resultText(await client.callTool(work.ask));
await client.subscribeResource({ uri: work.watch });
await client.callTool({ name: work.touch });
const update = await updated;
await client.unsubscribeResource({ uri: work.watch });
await client.close();
console.log(JSON.stringify({ ...seen, progress, asked, update, faults }));

function transportTo({ wire, command, url }) {
  if (wire === "http") return new StreamableHTTPClientTransport(new URL(url));
  if (wire === "sse") return new SSEClientTransport(new URL(url));
  return new StdioClientTransport({ command: command[0], args: command.slice(1) });
}
