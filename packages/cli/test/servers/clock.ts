import { createServer, defineServer, resource, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

let reads = 0;

const early = tool({ description: "Is here from the start.", run: () => "early" });
const late = tool({ description: "Comes after the first tick.", run: () => "late" });

const clock = (tools: Parameters<typeof defineServer>[0]["tools"] = {}) =>
  defineServer({
    name: "clock",
    version: "1.0.0",
    tools,
    resources: {
      // Ticks when it is read, so that whoever follows it sees one tick after another.
      "clock://ticks": resource({
        read(ctx) {
          const text = `tick ${reads}`;
          reads += 1;
          setTimeout(() => ctx.server.changed({ resource: "clock://ticks" }), 20);
          return text;
        },
      }),
    },
  });

const server = createServer(clock({ early }));
setTimeout(() => server.update(clock({ early, late })), 500);
await serveStdio(server);
