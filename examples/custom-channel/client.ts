import { Worker } from "node:worker_threads";
import { connect } from "@mcp-actors/client";
import { defer, of } from "rxjs";
import { portChannel } from "./port-channel.ts";

// A transport is a cold source of channels: subscribing dials. So a worker that dies is replaced.
const transport = defer(() => {
  const worker = new Worker(new URL("server.ts", import.meta.url));
  return of(portChannel(worker, () => worker.terminate()));
});

await using adder = await connect({ transport });
const { content } = await adder.callTool("add", { a: 19, b: 23 });
console.log(content);
