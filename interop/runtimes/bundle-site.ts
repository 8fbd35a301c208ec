import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** Puts the site and all that it imports in one module, `site.mjs`, as a runtime would resolve it. */
export async function bundleSite(condition: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("site.ts", import.meta.url)),
    platform: "neutral",
    resolve: { conditionNames: [condition, "import", "default"], mainFields: ["module", "main"] },
  });
  await bundle.write({ file: join(folder, "site.mjs"), format: "esm", codeSplitting: false });
  await bundle.close();
}
