import { writeFileSync } from "node:fs";
import { recordsPage } from "./records/records-page.ts";

// Run with --conditions=@mcp-actors/source, so that the version is the one in the source.

writeFileSync(new URL("../docs/reference/inspector-records.md", import.meta.url), recordsPage());
