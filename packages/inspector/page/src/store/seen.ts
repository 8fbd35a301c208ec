import { computed } from "@preact/signals";
import type { Sight } from "./sight.ts";
import { sight } from "./store.ts";

const PARTS = [
  "source",
  "total",
  "step",
  "at",
  "from",
  "until",
  "began",
  "counters",
  "peers",
  "tree",
  "requests",
  "wire",
  "density",
  "detail",
  "overview",
  "health",
  "connection",
  "chaos",
  "tools",
  "words",
] as const satisfies readonly (keyof Sight)[];

/** What there is to see, part by part: whoever reads a part is drawn anew when that part changes, and not with others. */
export const seen: Partial<Sight> = Object.defineProperties(
  {} as Partial<Sight>,
  Object.fromEntries(
    PARTS.map((name) => {
      const part = computed(() => sight.value?.[name]);
      return [name, { enumerable: true, get: () => part.value }];
    }),
  ),
);
