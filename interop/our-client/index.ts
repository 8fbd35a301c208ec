import type { Check } from "../../scripts/check.ts";
import { context7 } from "./context7.ts";
import { everything } from "./everything.ts";
import { filesystem } from "./filesystem.ts";
import { ourHttpClient } from "./http/index.ts";
import { kubernetes } from "./kubernetes.ts";
import { memory } from "./memory.ts";
import { tmcp } from "./tmcp.ts";
import { toolbox } from "./toolbox.ts";

/** Our client against servers of others, over stdio and over HTTP. */
export const ourClient: readonly Check[] = [
  ...everything,
  ...filesystem,
  ...memory,
  ...toolbox,
  ...kubernetes,
  ...context7,
  ...tmcp,
  ...ourHttpClient,
];
