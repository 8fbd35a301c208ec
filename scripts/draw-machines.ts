import { mkdirSync, writeFileSync } from "node:fs";
import { statesPage } from "./machines/states-page.ts";

// Run with --conditions=@mcp-actors/source, so that the machines are the ones in the source.

const folder = new URL("../docs/reference/", import.meta.url);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL("states.md", folder), statesPage());
