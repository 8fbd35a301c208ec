import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** The script of a page, as a bundler makes it for browsers; what it exports is in `page`. */
export async function bundlePage(script: "page.ts" | "frame.ts"): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(script, import.meta.url)),
    platform: "browser",
  });
  const { output } = await bundle.generate({ format: "iife", name: "page", codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
