import { INSPECT } from "@mcp-actors/machine";
import { createInspector, type NodeInspector } from "./create-inspector.ts";
import { INSPECT_VARIABLE, readInspectSetting } from "./inspect-setting.ts";

/**
 * Makes the inspector of this process as `MCP_ACTORS_INSPECT` says, and has every client and server find it.
 *
 * Undefined where that is not set, is `off`, or the process has one already. What it says that is not understood is
 * told on stderr, and nothing is inspected: a program is never kept from running.
 */
export function registerInspector(env: NodeJS.ProcessEnv = process.env): NodeInspector | undefined {
  if (Reflect.has(globalThis, INSPECT)) return undefined;
  try {
    const setting = readInspectSetting(env[INSPECT_VARIABLE]);
    if (setting === undefined || setting.mode === "off") return undefined;
    const inspector = createInspector({ env, join: "first end" });
    Reflect.set(globalThis, INSPECT, inspector);
    return inspector;
  } catch (error) {
    process.stderr.write(`Inspector: off. ${error instanceof Error ? error.message : ""}\n`);
    return undefined;
  }
}
