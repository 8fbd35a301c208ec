import assert from "node:assert/strict";
import type { Check } from "../check.ts";
import { packageFile } from "../peer-file.ts";
import { EVERYTHING_SERVER } from "./everything-server.ts";
import { type Ended, runNode } from "./run-node.ts";
import { COUNTS } from "./work.ts";

const MCPORTER = packageFile("mcporter/dist/cli.js");
const SERVER = ["--stdio", EVERYTHING_SERVER.join(" ")];

/** Our everything-server under mcporter. */
export const mcporter: readonly Check[] = [
  {
    title: "mcporter 0.12.3 lists our tools",
    async run() {
      const { tools } = JSON.parse(
        outputOf(await runNode(MCPORTER, ["list", ...SERVER, "--json"])),
      );
      assert.equal(tools.length, COUNTS.tools);
    },
  },
  {
    title: "mcporter 0.12.3 calls a tool of ours",
    async run() {
      const args = ["call", ...SERVER, "test_structured_content", "a=19", "b=23"];
      assert.deepEqual(JSON.parse(outputOf(await runNode(MCPORTER, args))), { sum: 42 });
    },
  },
  {
    title: "mcporter 0.12.3 shows what a tool of ours says of its failure",
    async run() {
      const { stdout } = await runNode(MCPORTER, ["call", ...SERVER, "test_error_handling"]);
      assert.match(stdout, /This tool intentionally returns an error for testing/);
    },
  },
];

function outputOf({ code, stdout, stderr }: Ended): string {
  assert.equal(code, 0, stderr);
  return stdout;
}
