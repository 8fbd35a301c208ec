import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** The page's script, as a bundler makes it for browsers; its functions are those of `page`. */
export async function bundlePage(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("page.ts", import.meta.url)),
    platform: "browser",
  });
  const { output } = await bundle.generate({ format: "iife", name: "page", codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
