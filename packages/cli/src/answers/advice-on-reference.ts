import type { TargetedInvocation } from "../command.ts";
import { isUrlTarget } from "../target/server-target.ts";

/** How a server says that it keeps a reason to itself. */
const REFERENCE = /\(reference [\da-f]{8,}\)/;

/** Where the reason is that a server tells by a reference alone; nothing where a text has none. */
export function adviceOnReference(
  text: string,
  { target, flags }: Pick<TargetedInvocation, "target" | "flags">,
): string | undefined {
  if (!REFERENCE.test(text)) return undefined;
  const where = "The reason is in what the server writes to stderr, under this reference";
  if (isUrlTarget(target)) return where;
  return flags.verbose ? undefined : `${where}: --verbose shows it`;
}
