import { type Ports, readPorts } from "@mcp-actors/ports";
import { busyPorts } from "./busy-ports.ts";
import { Ensemble } from "./ensemble.ts";
import { inspectorAt, startInspection } from "./inspection.ts";
import { programsOf } from "./programs.ts";
import { LISTENS } from "./standing.ts";
import { table } from "./table.ts";

// Everything there is to see, with one command: it runs until it is told to end, and leaves nothing behind.

const ports = portsOrEnd();
if (ports !== undefined) await run(ports);

async function run(ports: Ports): Promise<void> {
  const busy = await busyPorts([...programsOf(ports), inspectorAt(ports)]);
  if (busy.length > 0) return refuse(busy.join("\n"));
  const inspection = await startInspection(ports);
  const programs = programsOf(ports, inspection);
  const ensemble = new Ensemble(programs, print);
  endOnSignal(ensemble, inspection.close);
  await ensemble.start();
  if (ensemble.isEnding) return;
  print(`\n${table([...ensemble.programs, { program: inspection, standing: LISTENS }])}\n`);
  print("Ctrl-C ends it all");
  // Sources that run as they are have no compiler.
  if (!import.meta.url.endsWith(".js")) return;
  if (await ensemble.compile()) print("Edits take effect by themselves");
}

/** The first signal ends everything in good order, the second at once. */
function endOnSignal(ensemble: Ensemble, close: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (ensemble.isEnding) process.exit(1);
      void ensemble
        .end()
        .then(close)
        .then(() => print("All of it has ended"));
    });
  }
}

function portsOrEnd(): Ports | undefined {
  try {
    return readPorts(process.env);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refuse(error.message);
    return undefined;
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
