import { expect, test } from "vitest";
import { busyPorts } from "../src/busy-ports.ts";
import type { Program } from "../src/program.ts";
import { freePort, takenPort } from "./taken-port.ts";

const programAt = (port: number): Program => ({
  name: "everything http",
  places: [
    { what: "MCP over HTTP", url: `http://127.0.0.1:${port}`, port, portName: "everythingHttp" },
  ],
  args: [],
  cwd: ".",
  isBuilt: true,
});

test("a port that is free is not told of", async () => {
  expect(await busyPorts([programAt(await freePort())])).toEqual([]);
});

test("a port that is taken is told of, with who wants it and how to choose another", async () => {
  await using taken = await takenPort();

  const [first, last] = await busyPorts([programAt(taken.port)]);

  const by = process.platform === "linux" ? ` by .+ \\(process ${process.pid}\\)` : "";
  expect(first).toMatch(
    new RegExp(`^Port ${taken.port} is taken${by}: everything http wants it for MCP over HTTP$`),
  );
  expect(last).toBe(
    `Choose another with MCP_ACTORS_PORT_EVERYTHING_HTTP=${taken.port + 1}, or move them all with MCP_ACTORS_PORT_OFFSET=100`,
  );
});
