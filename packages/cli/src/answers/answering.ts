import type { Invocation } from "../command.ts";

/** What answers come from: the options, and the person at the terminal. */
export type Answering = Pick<Invocation, "flags" | "terminal">;
