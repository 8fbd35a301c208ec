/** The versions of Node that the packages are run on: the oldest promised, and the newest of each line since. */
export const NODE_VERSIONS = ["20.19.6", "22.23.5", "24.21.0"] as const;

/** The package that holds the binary of a version for this machine; undefined where there is none. */
export function nodePackage(version: string): string | undefined {
  const machine = `${process.platform}-${process.arch}`;
  if (machine !== "linux-x64" && machine !== "linux-arm64") return undefined;
  return `npm:node-${machine}@${version}`;
}
