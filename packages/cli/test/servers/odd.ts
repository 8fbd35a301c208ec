import { createInterface } from "node:readline";

// A server whose answers have the fields that they must have, and everything else wrong.

const wrong = { title: 5, description: {}, annotations: null, mimeType: [] };

const results: { readonly [method: string]: object } = {
  "tools/list": {
    tools: [
      { ...wrong, name: "bare" },
      {
        name: "fields",
        annotations: { title: 7, readOnlyHint: "yes" },
        inputSchema: {
          type: "object",
          properties: { a: null, b: { type: ["string", 5], description: 5 } },
          required: "a",
        },
      },
    ],
  },
  "prompts/list": {
    prompts: [
      { ...wrong, name: "bare", arguments: null },
      { name: "parts", arguments: [null, { name: 5, title: {}, description: 5, required: "yes" }] },
    ],
  },
  "resources/list": { resources: [{ ...wrong, name: {}, uri: "odd:1" }] },
  "resources/templates/list": { resourceTemplates: [{ ...wrong, uriTemplate: "odd:{" }] },
  "resources/read": { contents: [{ uri: "odd:1", text: 5, blob: "aGk=", mimeType: 5 }] },
  "tools/call": {
    content: [
      { type: "resource_link", uri: "odd:1", name: "link", title: 5 },
      { type: "resource", resource: { uri: "odd:1", text: 5, blob: "aGk=", mimeType: {} } },
      { type: "new", field: 1 },
    ],
  },
};

function answer(method: string): object {
  if (method === "initialize") {
    return {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {}, prompts: {}, resources: {}, logging: {} },
      serverInfo: { name: 5, version: null },
    };
  }
  return results[method] ?? {};
}

function say(message: object): void {
  console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
}

for await (const line of createInterface(process.stdin)) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  if (method === "server/discover") say({ id, error: { code: -32601, message: "Not found" } });
  else {
    say({ method: "notifications/message", params: { level: "constructor", logger: 5 } });
    say({ id, result: answer(method) });
  }
}
