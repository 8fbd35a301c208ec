import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callOn, checkTypes, installConsumer, runOn } from "./packages/consumer.ts";
import { faultsOf } from "./packages/faults-of.ts";
import { NODE_VERSIONS, nodePackage } from "./packages/node-versions.ts";
import { pack, type Tarball } from "./packages/pack.ts";
import { runCommand } from "./packages/run-command.ts";
import { binary, packageFolders } from "./packages/workspace.ts";

// Packs every package as it would be published, and uses the tarballs as a stranger would.

let [passed, failed] = [0, 0];
const folder = mkdtempSync(join(tmpdir(), "check-packages-"));
try {
  checkAll(folder);
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function checkAll(folder: string): void {
  const consumer = join(folder, "consumer");
  mkdirSync(consumer);
  const tarballs = packageFolders().map((name) => pack(name, folder));
  for (const tarball of tarballs) {
    check(`${tarball.name} holds what it should`, () => expectNoFaults(tarball));
    check(`${tarball.name} passes publint`, () => lint(tarball));
  }
  check("the tarballs install", () => installConsumer(consumer, tarballs));
  check("their types hold in a strict project", () => checkTypes(consumer));
  for (const version of NODE_VERSIONS.filter(nodePackage)) {
    check(`a client and a server run on Node ${version}`, () => runOn(consumer, version));
    check(`the command line runs on Node ${version}`, () => callOn(consumer, version));
  }
}

function expectNoFaults(tarball: Tarball): void {
  const faults = faultsOf(tarball);
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

function lint({ path }: Tarball): void {
  runCommand(folder, binary("publint"), "run", path, "--strict");
}

function check(title: string, run: () => void): void {
  try {
    run();
    passed++;
    console.log(`ok    ${title}`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${title}\n${error instanceof Error ? error.message : String(error)}`);
  }
}
