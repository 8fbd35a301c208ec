import { fileURLToPath } from "node:url";
import type { Side } from "../side.ts";

const SERVER = fileURLToPath(new URL("watched-server.ts", import.meta.url));

// The module lies where no package can be found by its name.
const IMPORTS = {
  server: import.meta.resolve("@mcp-actors/server"),
  timers: "node:timers/promises",
};

/** A module that is served as it is edited. */
export const edited: Side["edited"] = {
  command: (path) => ({
    command: process.execPath,
    args: [...process.execArgv, SERVER, path],
  }),
  text: (tools) => `
import { defineServer, tool } from ${JSON.stringify(IMPORTS.server)};
import { setTimeout as sleep } from ${JSON.stringify(IMPORTS.timers)};

const give = (name) => tool({ run: () => sleep(name === "slow" ? 1500 : 0, name) });

export default defineServer({
  name: "edited",
  version: "1.0.0",
  tools: Object.fromEntries(${JSON.stringify(tools)}.map((name) => [name, give(name)])),
});
`,
};
