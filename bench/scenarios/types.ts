import { type Checked, checkToolProject } from "../../scripts/tool-project/check-tool-project.ts";
import type { ToolProject } from "../../scripts/tool-project/create-tool-project.ts";
import type { ImplementationName } from "../implementations.ts";
import type { Results } from "../results.ts";
import type { Sample, Scenario, Subject, Target } from "../scenario.ts";

const CHECKED = "200 tools";
const UNCHECKED = "200 tools, results unchecked";

type Official = "official-1" | "official-2";

/**
 * What the compiler does for a server of many tools, with nothing there as the floor but
 * Zod and functions typed by `z.output` and `z.input`.
 *
 * Where results are checked, the official SDKs are helped with a `satisfies`. What is
 * said of the tools leaves out what the same imports without a tool cost.
 */
export const types: Scenario = {
  name: "types",
  title: "tsc on a server whose tools have nested Zod schemas",
  implementations: ["ours", "official-1", "official-2", "floor"],
  cases: [
    { label: "50 tools", tools: 50 },
    { label: CHECKED, tools: 200 },
    { label: UNCHECKED, tools: 200, checked: false },
  ],
  metrics: [
    { key: "cpu", title: "CPU s", digits: 2 },
    { key: "total", title: "total s", digits: 2 },
    { key: "check", title: "check s", digits: 2 },
    { key: "cpuOfTools", title: "CPU s of the tools", digits: 2 },
    { key: "instantiations", title: "instantiations of the tools", digits: 0 },
  ],
  measure: measureTypes,
  // Zod alone, the floor, is most of the whole, so that the whole can be no third of another.
  targets: [
    atMostAThirdIsAdded(CHECKED, "official-1"),
    atMostAThirdIsAdded(CHECKED, "official-2"),
    atMostAThirdIsAdded(UNCHECKED, "official-1"),
    atMostAThirdIsAdded(UNCHECKED, "official-2"),
    noSlower("official-1"),
    noSlower("official-2"),
  ],
};

function atMostAThirdIsAdded(label: string, official: Official): Target {
  return {
    title: `${label}: instantiations of ours beyond Zod's by those of ${official}`,
    value: (results) => added(results, label, "ours") / added(results, label, official),
    atMost: 0.33,
  };
}

function added(results: Results, label: string, implementation: ImplementationName): number {
  const of = { case: label, metric: "instantiations" };
  return (
    results.spread({ ...of, implementation }).median -
    results.spread({ ...of, implementation: "floor" }).median
  );
}

/** Of the quickest rounds: a busy machine makes the compiler slower, never quicker. */
function noSlower(official: Official): Target {
  const cpu = { case: CHECKED, metric: "cpu" };
  return {
    title: `${CHECKED}: CPU of ours by ${official}, the quickest of each`,
    value: (results) =>
      results.spread({ ...cpu, implementation: "ours" }).least /
      results.spread({ ...cpu, implementation: official }).least,
    atMost: 1,
  };
}

async function measureTypes({ implementation, run }: Subject): Promise<Sample> {
  const { tools: count = 0, checked = true } = run;
  const project = { ...placeOf(implementation), checked };
  const none = await checkToolProject({ ...project, count: 0 });
  const all: Checked = await checkToolProject({ ...project, count });
  return {
    cpu: all.cpu,
    total: all.total,
    check: all.check,
    cpuOfTools: all.cpu - none.cpu,
    instantiations: all.instantiations - none.instantiations,
  };
}

function placeOf(implementation: ImplementationName): Pick<ToolProject, "author" | "modules"> {
  const own = new URL("../node_modules/", import.meta.url);
  switch (implementation) {
    case "ours":
      return { author: "ours", modules: own };
    case "floor":
      return { author: "zod", modules: own };
    case "official-1":
    case "official-2":
      return {
        author: implementation,
        modules: new URL("../peers/node_modules/", import.meta.url),
      };
    default:
      throw new Error(`${implementation} has no types to check`);
  }
}
