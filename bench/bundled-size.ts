import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type OutputChunk, rolldown } from "rolldown";
import type { Sample } from "./scenario.ts";

const ENTRY = "bundled-entry";

/**
 * What a module weighs minified and after gzip, in KB of 1,000 bytes, with all that is loaded with it.
 *
 * What it imports later, when it is first needed, is not counted.
 */
export async function bundledSize(code: string, folder: URL): Promise<Sample> {
  const importer = fileURLToPath(new URL("entry.js", folder));
  const bundle = await rolldown({
    input: ENTRY,
    cwd: fileURLToPath(folder),
    platform: "browser",
    // What bundlers ask for: `module` is the build that they can leave unused parts out of.
    resolve: { conditionNames: ["module", "browser", "import"] },
    tsconfig: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? importer : null),
        load: (id) => (id === importer ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const chunks = loadedOf(output.filter((file) => file.type === "chunk"));
  return {
    minified: sum(chunks.map((chunk) => Buffer.byteLength(chunk.code))) / 1000,
    gzipped: sum(chunks.map((chunk) => gzipSync(chunk.code).length)) / 1000,
  };
}

/** The chunk of the entry, and those that it cannot be without. */
function loadedOf(chunks: readonly OutputChunk[]): readonly OutputChunk[] {
  const loaded = new Set(chunks.filter((chunk) => chunk.isEntry));
  // A set gives what is added to it while it is walked.
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded];
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
