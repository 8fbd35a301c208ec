import { connect } from "@mcp-actors/client";
import { close, origin } from "./server.ts";

for (const era of ["modern", "legacy"]) {
  await using client = await connect(`${origin}/mcp`, { era });
  const { content } = await client.callTool("greet", { name: "Ada" });
  console.log(client.server.revision, content);
}

for (const path of ["/health", "/elsewhere"]) {
  const response = await fetch(`${origin}${path}`);
  console.log(path, response.status, await response.text());
}

close();
