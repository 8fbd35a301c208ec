import { Button, CopyButton, Empty } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { pickFile } from "./pick-file.ts";

const LINE = "MCP_ACTORS_INSPECT=live node --import @mcp-actors/inspector/register app.js";
const CODE = `import { createInspector } from "@mcp-actors/inspector/node";

await using client = await connect(target, { inspect: createInspector() });`;

/** What stands where nothing is to be seen yet: what would change that. */
export function Welcome() {
  const { source } = seen;
  const isWaiting = source?.kind === "hub";
  return (
    <div class="welcome">
      <Empty title={titleOf(source?.kind, source?.state)}>
        {source?.problem !== undefined && <p class="problem">{source.problem}</p>}
        <p>
          {isWaiting
            ? "Start a client or a server with"
            : "Open or drop a recording, or start one with"}
        </p>
        <Snippet text={LINE} />
        <p>or with one line of code</p>
        <Snippet text={CODE} />
        {!isWaiting && (
          <Button icon="upload" look="primary" onClick={pickFile}>
            Open a recording
          </Button>
        )}
      </Empty>
    </div>
  );
}

function titleOf(kind: string | undefined, state: string | undefined): string {
  if (kind === "file") return state === "failed" ? "This file cannot be shown" : "Reading the file";
  if (kind !== "hub") return "Nothing is open";
  return state === "live"
    ? "The hub waits for its first client or server"
    : "Connecting to the hub";
}

function Snippet({ text }: { readonly text: string }) {
  return (
    <div class="snippet">
      <pre>{text}</pre>
      <CopyButton text={() => text} />
    </div>
  );
}
