import type { Identity } from "../../src/index.ts";

/** Who the tests are. */
export const identity: Identity = {
  info: { name: "tests", version: "1.2.3", title: "Tests" },
  capabilities: { roots: {} },
};
