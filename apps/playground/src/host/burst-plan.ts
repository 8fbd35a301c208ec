import type { Tool } from "@mcp-actors/protocol";

/** A call of a tool, ready to be made. */
interface Planned {
  readonly name: string;
  readonly args: { readonly [name: string]: unknown };
}

/** Which calls a burst makes: quick ones, and slow ones that nobody waits out. */
export interface BurstPlan {
  readonly quick: Planned;
  readonly slow: Planned;
  /** What is less than a slow call takes, in ms. */
  readonly patience: number;
}

const PLANS: readonly BurstPlan[] = [
  {
    quick: { name: "work", args: { ms: 0 } },
    slow: { name: "work", args: { ms: 20_000 } },
    patience: 300,
  },
  {
    quick: { name: "test_simple_text", args: {} },
    slow: { name: "test_tool_with_progress", args: {} },
    patience: 60,
  },
];

/** The plan for a server with such tools; throws where there is none. */
export function planFor(tools: readonly Tool[]): BurstPlan {
  const has = ({ name }: Planned) => tools.some((tool) => tool.name === name);
  const plan = PLANS.find(({ quick, slow }) => has(quick) && has(slow));
  if (plan !== undefined) return plan;
  throw new Error("A thousand calls need Clockwork or the everything server: choose one of them");
}
