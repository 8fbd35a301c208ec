import { connect } from "@mcp-actors/client";
import { close, url } from "./server.ts";

for (const era of ["modern", "legacy"]) {
  await using client = await connect(url, { era });
  const { content } = await client.callTool("greet", { name: "Ada" });
  console.log(client.server.revision, content);
}

await close();
