import { fileURLToPath } from "node:url";

/** The path of a script that a test runs in a process of its own. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}.mjs`, import.meta.url));
}

/** Arguments of node for a fixture that imports our sources. */
export function sourceArguments(name: string): readonly string[] {
  return [
    "--conditions=@mcp-actors/source",
    "--disable-warning=ExperimentalWarning",
    fixture(name),
  ];
}
