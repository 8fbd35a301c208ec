import { INSPECT_VARIABLE, PARENT_VARIABLE } from "./inspect-setting.ts";

/** What a child is told. */
export interface ChildOptions {
  /** Its parent, as in `peer`. */
  readonly process: string;
  /** Where the hub is, with the child's token. */
  readonly address: string;
}

/** Variables with which a Node process that is started is inspected without a line of its own. */
export function childVariables({ process, address }: ChildOptions): {
  readonly [name: string]: string;
} {
  return {
    [INSPECT_VARIABLE]: address,
    [PARENT_VARIABLE]: process,
    NODE_OPTIONS: registerOptions(),
  };
}

/** What has Node load `register` before anything else. */
export function registerOptions(): string {
  const isSource = import.meta.url.endsWith(".ts");
  const register = new URL(`../register/register.${isSource ? "ts" : "js"}`, import.meta.url);
  const options = [`--import=${register.href}`];
  // From its sources the workspace is found under a condition of its own.
  if (isSource) options.push("--conditions=@mcp-actors/source");
  return options.join(" ");
}
