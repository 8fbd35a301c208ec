import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PortName, type Ports, variableOf } from "@mcp-actors/ports";
import type { Inspection } from "./inspection.ts";
import type { Place, Program } from "./program.ts";

const HOST = "127.0.0.1";
const APPS = fileURLToPath(new URL("../../", import.meta.url));
/** What is run is of the kind that this is: built, or the sources themselves. */
const MAIN = import.meta.url.endsWith(".ts") ? "src/main.ts" : "dist/main.js";

const QUIET = ["--logLevel", "warn", "--clearScreen", "false"];

/** Everything that `pnpm dev` runs, in the order that it is told of; with an inspector, all of it tells that. */
export function programsOf(ports: Ports, inspection?: Inspection): readonly Program[] {
  const place = (portName: PortName, what: string, toUrl: (host: string) => string): Place => {
    const port = ports[portName];
    return { what, url: toUrl(`${HOST}:${port}`), port, portName };
  };
  const http = place("everythingHttp", "MCP over HTTP", (host) => `http://${host}/mcp`);
  const ws = place("everythingWebSocket", "MCP over WebSocket", (host) => `ws://${host}/mcp`);
  const tcp = place("everythingTcp", "MCP over TCP", (host) => `tcp://${host}`);
  const modelWs = place("modelWebSocket", "a model over WebSocket", (host) => `ws://${host}/mcp`);
  const modelTcp = place("modelTcp", "a model over TCP", (host) => `tcp://${host}`);
  const page = place("playground", "a page to try them all", (host) => `http://${host}/`);
  const inspected = (program: Program): Program =>
    inspection === undefined
      ? program
      : { ...program, env: inspection.envOf(program.title ?? program.name) };
  const servers: readonly Program[] = [
    everything("http", http, ["--http", "--origin", new URL(page.url).origin]),
    everything("ws", ws, ["--ws", "--origin", new URL(page.url).origin]),
    everything("tcp", tcp, ["--tcp"]),
    {
      name: "storyteller",
      places: [modelWs, modelTcp],
      ...app("model-server", ["--ws", String(modelWs.port), "--tcp", String(modelTcp.port)]),
    },
  ];
  return [pageAt(page, [http, ws, modelWs], inspection), ...servers.map(inspected)];
}

function everything(wire: string, place: Place, flags: readonly string[]): Program {
  const args = [...flags, "--port", String(place.port)];
  const title = `over ${wire.toUpperCase()}`;
  return { name: `everything ${wire}`, title, places: [place], ...app("everything-server", args) };
}

function app(name: string, args: readonly string[]): Pick<Program, "args" | "cwd" | "isBuilt"> {
  const cwd = join(APPS, name);
  return { args: [...process.execArgv, join(cwd, MAIN), ...args], cwd, isBuilt: true };
}

/** The page, which is told where servers are that a page can reach. */
function pageAt(place: Place, servers: readonly Place[], inspection?: Inspection): Program {
  const cwd = join(APPS, "playground");
  const vite = dirname(createRequire(join(cwd, "package.json")).resolve("vite/package.json"));
  const listening = ["--host", HOST, "--port", String(place.port), "--strictPort"];
  return {
    name: "playground",
    places: [place],
    // Two at once are no mistake where each has ports of its own: the tests run beside what somebody watches.
    args: [join(vite, "bin/vite.js"), ...listening, "--bypass-lock", ...QUIET],
    cwd,
    // Vite lets a page read what begins so: `VITE_EVERYTHING_HTTP`.
    env: {
      ...Object.fromEntries(
        servers.map(({ portName, url }) => [variableOf(portName, "VITE_"), url]),
      ),
      ...(inspection !== undefined && {
        VITE_INSPECTOR: inspection.places[0]?.url ?? "",
        VITE_INSPECTOR_HUB: inspection.producerUrl,
      }),
    },
    isBuilt: false,
  };
}
