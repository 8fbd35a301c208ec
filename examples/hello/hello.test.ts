import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const here = import.meta.dirname;

test.each(["client", "outcomes", "watch"])(
  "%s.mjs prints what the documentation shows",
  async (name) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(here, `${name}.mjs`)]);

    const printed = stdout.replace(/reference \w+/, "reference 4b1c0f27a86e93d5");
    expect(printed).toBe(readFileSync(join(here, "output", `${name}.txt`), "utf8"));
  },
);
