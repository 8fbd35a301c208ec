import type { Check } from "../../scripts/check.ts";
import { inspector } from "./inspector.ts";
import { mcporter } from "./mcporter.ts";
import { officialClients } from "./official-clients.ts";

/** Our everything-server under clients of others. */
export const ourServer: readonly Check[] = [...officialClients, ...inspector, ...mcporter];
