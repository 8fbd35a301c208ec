import type { Scenario } from "../scenario.ts";

/** Connecting and closing is all. */
export const initialize: Scenario = async () => {};
