import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../apps/everything-server/dist/main.js", import.meta.url));

/** The command that starts our everything-server on stdio. */
export const EVERYTHING_SERVER: readonly string[] = [process.execPath, main, "--stdio"];
