import type { PackedManifest, Tarball } from "./pack.ts";

const FOREIGN = /\.tsbuildinfo$|(?:^|\/)test\/|\.test\.|\.env|(?:^|\/)\.turbo\//;

/** What is wrong with a tarball, in words; nothing if nothing is. */
export function faultsOf({ files, manifest }: Tarball): string[] {
  return [
    ...files.filter((file) => FOREIGN.test(file)).map((file) => `It holds ${file}`),
    ...faultsOfExports(manifest, new Set(files)),
    ...Object.entries(manifest.dependencies ?? {})
      .filter(([, range]) => /^(?:workspace|catalog|file|link):/.test(range))
      .map(([name, range]) => `Its dependency ${name} is ${range}`),
    ...["README.md", "LICENSE"]
      .filter((file) => !files.includes(file))
      .map((file) => `It lacks ${file}`),
  ];
}

function faultsOfExports({ exports }: PackedManifest, files: ReadonlySet<string>): string[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const conditions = Object.entries(typeof target === "string" ? { default: target } : target);
    return conditions.flatMap(([condition, path]) => [
      ...(condition.includes("source") ? [`${subpath} is exported as source`] : []),
      ...(files.has(path.replace("./", ""))
        ? []
        : [`${subpath} exports ${path}, which is not there`]),
    ]);
  });
}
