import type { Measure } from "./claim.ts";
import type { Side, SideModule, SideName } from "./side.ts";

// Measures one side, prints what it found as one line of JSON, and ends, whatever still hangs.

const MODULES: { readonly [name in SideName]: string } = {
  ours: "./ours/side.ts",
  official: "./peers/official/side.mjs",
};

interface LineModule {
  readonly measure: (side: Side) => Promise<Measure>;
}

const [line = "", name = ""] = process.argv.slice(2);
const { measure } = (await import(line)) as LineModule;
const { side } = (await import(MODULES[name as SideName])) as SideModule;
process.stdout.write(`${JSON.stringify(await measure(side))}\n`, () => process.exit());
