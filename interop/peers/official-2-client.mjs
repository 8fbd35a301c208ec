// Sees all of a server through the official client 2.x, and prints it as one line of JSON: PLACE, WORK, MODE.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { answerForm, hearProgress, resultText, seeAll } from "./see-all.mjs";

const place = JSON.parse(process.argv[2]);
const work = JSON.parse(process.argv[3]);
const client = new Client(
  { name: "official-2", version: "1.0.0" },
  {
    capabilities: { elicitation: { form: {} } },
    versionNegotiation: { mode: JSON.parse(process.argv[4]) },
  },
);
client.setRequestHandler("elicitation/create", answerForm);
const updated = new Promise((resolve) => {
  client.setNotificationHandler("notifications/resources/updated", ({ params }) =>
    resolve(params.uri),
  );
});
const faults = [];
client.onerror = (error) => faults.push(error.message);
await client.connect(transportTo(place));

const seen = await seeAll(client, work);
const progress = await hearProgress((options) => client.callTool({ name: work.progress }, options));
const asked = resultText(await client.callTool(work.ask));
const leave = await watch(work.watch);
await client.callTool({ name: work.touch });
const update = await updated;
await leave();
const revision = client.getNegotiatedProtocolVersion();
await client.close();
console.log(JSON.stringify({ ...seen, progress, asked, update, faults, revision }));

/** Follows a resource in the way of the era, and gives what leaves it. */
async function watch(uri) {
  if (client.getProtocolEra() === "legacy") {
    await client.subscribeResource({ uri });
    return () => client.unsubscribeResource({ uri });
  }
  const subscription = await client.listen({ resourceSubscriptions: [uri] });
  return () => subscription.close();
}

function transportTo({ wire, command, url }) {
  if (wire === "http") return new StreamableHTTPClientTransport(new URL(url));
  return new StdioClientTransport({ command: command[0], args: command.slice(1) });
}
