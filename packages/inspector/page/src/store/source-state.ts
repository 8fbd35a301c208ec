import type { SourceState } from "./sight.ts";

/** Nothing is opened yet. */
export const NO_SOURCE: SourceState = {
  kind: "none",
  state: "idle",
  name: "",
  unreadable: 0,
  control: false,
  targets: [],
};
