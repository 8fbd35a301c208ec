import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { packageFile } from "../peer-file.ts";
import { type Ended, runNode } from "./run-node.ts";
import { at, OVER, type Place, type Wire } from "./wire.ts";
import { COUNTS } from "./work.ts";

const MCPORTER = packageFile("mcporter/dist/cli.js");

const WIRES: readonly Wire[] = ["stdio", "http", "sse"];

/** Our everything-server under mcporter. */
export const mcporter: readonly Check[] = WIRES.flatMap((wire) => [
  {
    title: `mcporter 0.12.3${OVER[wire]} lists our tools`,
    async run() {
      const { tools } = JSON.parse(outputOf(await use(wire, "list", "--json")));
      assert.equal(tools.length, COUNTS.tools);
    },
  },
  {
    title: `mcporter 0.12.3${OVER[wire]} calls a tool of ours`,
    async run() {
      const output = outputOf(await use(wire, "call", "test_structured_content", "a=19", "b=23"));
      assert.deepEqual(JSON.parse(output), { sum: 42 });
    },
  },
  {
    title: `mcporter 0.12.3${OVER[wire]} shows what a tool of ours says of its failure`,
    async run() {
      const { stdout } = await use(wire, "call", "test_error_handling");
      assert.match(stdout, /This tool intentionally returns an error for testing/);
    },
  },
]);

function use(wire: Wire, command: string, ...args: readonly string[]): Promise<Ended> {
  return at(wire, (place) => runNode(MCPORTER, [command, ...targetOf(place), ...args]));
}

function targetOf(place: Place): readonly string[] {
  if (place.wire === "stdio") return ["--stdio", place.command.join(" ")];
  return ["--http-url", place.url, "--allow-http", "--name", "everything"];
}

function outputOf({ code, stdout, stderr }: Ended): string {
  assert.equal(code, 0, stderr);
  return stdout;
}
