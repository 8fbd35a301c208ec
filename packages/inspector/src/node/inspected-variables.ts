import { registerOptions } from "./child-variables.ts";
import { INSPECT_VARIABLE } from "./inspect-setting.ts";
import type { RunningHub } from "./start-hub.ts";

/** Variables with which a program, and what it starts, is inspected by a hub, beside those that it has. */
export function inspectedVariables(
  { producerUrl }: Pick<RunningHub, "producerUrl">,
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const options = [env["NODE_OPTIONS"], registerOptions()].filter((option) => option !== undefined);
  return { ...env, [INSPECT_VARIABLE]: producerUrl, NODE_OPTIONS: options.join(" ").trim() };
}
