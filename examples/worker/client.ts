import { connect } from "@mcp-actors/client";
import worker from "./worker.ts";

// No socket is needed: a fetch of your own can call the worker itself, as a test does.
const fetch = (url: URL, init: RequestInit) => worker.fetch(new Request(url, init));

for (const era of ["modern", "legacy"]) {
  await using client = await connect("https://greeter.example/mcp", { fetch, era });
  const { content } = await client.callTool("greet", { name: "Ada" });
  console.log(client.server.revision, content);
}

worker.fetch.close();
