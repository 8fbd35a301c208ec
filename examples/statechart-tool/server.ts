import { createSeal, createServer, defineServer } from "@mcp-actors/server";
import { machineTool } from "@mcp-actors/server/machine-tool";
import { serveStdio } from "@mcp-actors/server/node";
import { bookingMachine } from "./booking-machine.ts";

const travel = defineServer({
  name: "travel",
  version: "1.0.0",
  tools: {
    book: machineTool({ description: "Books a seat.", machine: bookingMachine }),
  },
});

// While the person thinks, the machine is sealed text at the client and nothing here:
// any process that has the key goes on from it.
const seal = createSeal({ keys: ["a secret of 32 bytes that all processes share"] });
await serveStdio(createServer(travel, { seal }));
