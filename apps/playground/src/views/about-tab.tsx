import { Empty, JsonView, Panel } from "@mcp-actors/ui";
import { RootsEditor } from "./roots-editor.tsx";
import type { TabProps } from "./tab-props.ts";

/** What a server says of itself, and what it may look at. */
export function AboutTab({ connection }: TabProps) {
  const server = connection.server.value;
  if (server === undefined) return <Empty title="The server has not said anything yet" />;
  const { info, capabilities, instructions, revision, era } = server;
  return (
    <div class="about-server">
      <Panel title={info.title ?? info.name ?? "A server"}>
        {info.description !== undefined && <p>{info.description}</p>}
        {instructions !== undefined && <blockquote>{instructions}</blockquote>}
        <JsonView label="server" value={{ ...info, revision, era }} />
        <JsonView label="capabilities" value={capabilities} openLevels={3} />
      </Panel>
      <RootsEditor />
    </div>
  );
}
