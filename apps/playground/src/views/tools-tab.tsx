import { SubjectTab } from "./subject-tab.tsx";
import type { TabProps } from "./tab-props.ts";

/** The tools of a server. */
export function ToolsTab({ connection }: TabProps) {
  return (
    <SubjectTab
      connection={connection}
      tab="tools"
      list={connection.lists.tools}
      method="tools/call"
      toSubject={(tool) => ({ ...tool, kind: "tool", inputSchema: { ...tool.inputSchema } })}
      toRequest={(name, args) => ({ method: "tools/call", name, args })}
    />
  );
}
