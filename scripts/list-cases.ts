import { mkdirSync, writeFileSync } from "node:fs";
import { casesPage } from "./cases/cases-page.ts";

const folder = new URL("../docs/reference/", import.meta.url);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL("cases.md", folder), casesPage());
