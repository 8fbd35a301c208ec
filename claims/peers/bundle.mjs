// Bundles a module for browsers and prints, as one line of JSON, the size of what is loaded with it:
// SOURCE, FOLDER it resolves from. What is imported later, when it is first needed, is not counted, but for
// the modules whose names are given: LATER...
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const [contents, resolveDir, ...later] = process.argv.slice(2);
const { outputFiles, metafile } = await build({
  stdin: { contents, resolveDir },
  bundle: true,
  minify: true,
  splitting: true,
  format: "esm",
  platform: "browser",
  outdir: resolveDir,
  absWorkingDir: resolveDir,
  write: false,
  metafile: true,
  logLevel: "error",
});
const { outputs } = metafile;
const loaded = new Set(Object.keys(outputs).filter((path) => isStdin(outputs[path])));
for (const name of later) loaded.add(chunkOf(name));
// A set gives what is added to it while it is walked.
for (const path of loaded) {
  for (const { path: next, kind } of outputs[path].imports) {
    if (kind === "import-statement") loaded.add(next);
  }
}
const codes = outputFiles
  .filter(({ path }) => [...loaded].some((name) => path.endsWith(`/${name}`)))
  .map(({ contents: code }) => code);
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
console.log(
  JSON.stringify({
    minified: sum(codes.map((code) => code.length)),
    gzipped: sum(codes.map((code) => gzipSync(code).length)),
  }),
);

function isStdin({ entryPoint }) {
  return entryPoint === "<stdin>";
}

/** The chunk of a module, whose file may have a hash after the name. */
function chunkOf(name) {
  const pattern = new RegExp(`/${name}(-[\\w-]{8})?\\.js$`);
  const chunk = Object.keys(outputs).find((path) => pattern.test(outputs[path].entryPoint ?? ""));
  if (chunk === undefined) throw new Error(`Nothing of the bundle is loaded later as ${name}`);
  return chunk;
}
