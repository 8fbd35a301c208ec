import { connect } from "@mcp-actors/client";
import { served } from "./server.ts";

const headers = { authorization: "Bearer t0ken" };

for (const era of ["modern", "legacy"]) {
  await using client = await connect(served.url, { headers, era });
  const call = client.callTool("greet", { name: "Bob" });
  call.progress$.subscribe(({ message }) => console.log(message));
  const { content } = await call;
  console.log(client.server.revision, content);
}

// Who says nothing of themselves, or the wrong thing, does not get in.
await connect(served.url).catch((error) => console.log(error.message));

await served.close();
