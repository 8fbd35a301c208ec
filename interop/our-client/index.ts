import type { Check } from "../check.ts";
import { context7 } from "./context7.ts";
import { everything } from "./everything.ts";
import { filesystem } from "./filesystem.ts";
import { kubernetes } from "./kubernetes.ts";
import { memory } from "./memory.ts";
import { tmcp } from "./tmcp.ts";
import { toolbox } from "./toolbox.ts";

/** Our client against servers of others. */
export const ourClient: readonly Check[] = [
  ...everything,
  ...filesystem,
  ...memory,
  ...toolbox,
  ...kubernetes,
  ...context7,
  ...tmcp,
];
