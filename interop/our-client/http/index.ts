import type { Check } from "../../../scripts/check.ts";
import { context7 } from "./context7.ts";
import { everything } from "./everything.ts";
import { kubernetes } from "./kubernetes.ts";
import { playwright } from "./playwright.ts";
import { tmcp } from "./tmcp.ts";
import { toolbox } from "./toolbox.ts";

/** Our client against servers of others over HTTP. */
export const ourHttpClient: readonly Check[] = [
  ...everything,
  ...toolbox,
  ...kubernetes,
  ...context7,
  ...tmcp,
  ...playwright,
];
