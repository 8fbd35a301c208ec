import { writeFileSync } from "node:fs";
import { optionsPage } from "./options/options-page.ts";

writeFileSync(new URL("../docs/reference/options.md", import.meta.url), optionsPage());
