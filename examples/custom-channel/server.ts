import { parentPort } from "node:worker_threads";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";
import { portChannel } from "./port-channel.ts";

const adder = defineServer({
  name: "adder",
  version: "1.0.0",
  tools: {
    add: tool({
      description: "Adds two numbers, in a thread of its own.",
      input: z.object({ a: z.number(), b: z.number() }),
      run: ({ a, b }) => a + b,
    }),
  },
});

if (parentPort === null) throw new Error("This server runs as a worker");
const port = parentPort;
createServer(adder).serve(portChannel(port, () => port.close()));
