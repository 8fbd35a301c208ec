import { createServer } from "node:net";
import { OFFSET_VARIABLE, variableOf } from "@mcp-actors/ports";
import { portHolder } from "./port-holder.ts";
import type { Place, Program } from "./program.ts";

const HOST = "127.0.0.1";

type Placed = Pick<Program, "name" | "places">;

/** What to tell of ports that are taken, a line each and one on what to do about it; nothing where all are free. */
export async function busyPorts(programs: readonly Placed[]): Promise<readonly string[]> {
  const wanted = programs.flatMap(({ name, places }) => places.map((place) => ({ name, place })));
  const taken = await Promise.all(wanted.map(({ place }) => isTaken(place.port)));
  const busy = wanted.filter((_, index) => taken[index]);
  const [first] = busy;
  if (first === undefined) return [];
  const variable = variableOf(first.place.portName);
  return [
    ...busy.map(({ name, place }) => told(name, place)),
    `Choose another with ${variable}=${first.place.port + 1}, or move them all with ${OFFSET_VARIABLE}=100`,
  ];
}

function told(name: string, { port, what }: Place): string {
  const holder = portHolder(port);
  const by = holder === undefined ? "" : ` by ${holder}`;
  return `Port ${port} is taken${by}: ${name} wants it for ${what}`;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(true));
    server.listen(port, HOST, () => server.close(() => resolve(false)));
  });
}
