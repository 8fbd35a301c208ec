import { messageOf } from "@mcp-actors/protocol";
import { installPeers } from "../scripts/install-peers.ts";
import { checkBaseline, renewBaseline } from "./check.ts";
import { TITLES } from "./implementations.ts";
import { writePage } from "./page/write-page.ts";
import { judge, machineFacts, tableOf } from "./report.ts";
import { FULL, runScenario, SHORT } from "./run-scenario.ts";
import { readWish, USAGE, type Wish } from "./wish.ts";
import { writeResults } from "./write-results.ts";

const wish = wishOrEnd();
if (wish !== undefined) await run(wish);

/** What is wanted; nothing where how to want it was told instead. */
function wishOrEnd(): Wish | undefined {
  try {
    const read = readWish(process.argv.slice(2));
    if (read === undefined) console.log(USAGE);
    return read;
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
}

async function run(wish: Wish): Promise<void> {
  installPeers(new URL("./peers/", import.meta.url));
  if (wish.baseline) return renewBaseline();
  end(wish.check ? await checkBaseline() : await measure(wish));
}

async function measure({ chosen, short, page }: Wish): Promise<{ passed: number; failed: number }> {
  const effort = short ? SHORT : FULL;
  const facts = machineFacts();
  const startedAt = new Date();
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  const { node, platform, cores, cpu, load } = facts;
  say(`Node ${node}, ${platform}, ${cores} × ${cpu}, load ${load?.toFixed(1)}`);
  for (const [name, title] of Object.entries(TITLES)) say(`- ${name}: ${title}`);
  const measured = [];
  let [passed, failed] = [0, 0];
  for (const scenario of chosen) {
    const results = await runScenario(scenario, effort);
    say(`\n${tableOf(scenario, results)}`);
    for (const { met, line } of scenario.targets.map((target) => judge(target, results))) {
      say(`- ${line}`);
      if (met) passed++;
      else failed++;
    }
    if (page) writePage(scenario, results);
    measured.push({ name: scenario.name, rows: results.rows });
  }
  writeResults({ startedAt, facts, effort, measured, lines });
  return { passed, failed };
}

function end({ passed, failed }: { readonly passed: number; readonly failed: number }): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
