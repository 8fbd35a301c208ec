import { Button, Icon } from "@mcp-actors/ui";
import { CommandLine } from "../replay/command-line.tsx";
import { seen } from "../store/seen.ts";
import type { SourceState } from "../store/sight.ts";
import { pickFile } from "./pick-file.ts";

const WAYS: readonly (readonly [string, string])[] = [
  ["Any program, and all that it starts", "npx mcp-actors inspect -- node client.mjs"],
  [
    "By its environment, without a change",
    "MCP_ACTORS_INSPECT=live node --import @mcp-actors/inspector/register app.js",
  ],
  [
    "In a line of code",
    `import { createInspector } from "@mcp-actors/inspector/node";

await using client = await connect(target, { inspect: createInspector() });`,
  ],
];

/** What stands where nothing is to be seen yet: what would change that. */
export function Welcome() {
  const { source } = seen;
  const isAway = source?.kind === "hub" && source.state !== "live";
  return (
    <div class="welcome">
      <span class="logo" aria-hidden="true" />
      <h2>{titleOf(source)}</h2>
      <p class="hint">{saysOf(source)}</p>
      {!isAway && source?.state !== "opening" && (
        <>
          <ol class="ways">
            {WAYS.map(([says, line], index) => (
              <li key={says} class="card">
                <h3>
                  <i>{index + 1}</i>
                  {says}
                </h3>
                <CommandLine line={line} />
              </li>
            ))}
          </ol>
          <div class="actions">
            <Button icon="upload" onClick={pickFile}>
              Open a recording
            </Button>
            <span class="hint">
              <Icon name="inbound" /> or drop one anywhere
            </span>
          </div>
        </>
      )}
    </div>
  );
}

function titleOf(source: SourceState | undefined): string {
  const { kind, state } = source ?? {};
  if (kind === "file") return state === "failed" ? "This file cannot be shown" : "Reading the file";
  if (kind !== "hub") return "Nothing is open";
  if (state === "waiting") return "The hub is away";
  return state === "live"
    ? "The hub waits for its first client or server"
    : "Connecting to the hub";
}

function saysOf(source: SourceState | undefined): string {
  const { kind, state, problem } = source ?? {};
  if (kind === "file") return problem ?? "One moment";
  if (kind !== "hub")
    return "See every actor, every message and every state of clients and servers. Start with";
  if (state === "live") return "This page fills by itself as soon as one starts. Start one with";
  return problem ?? "One moment";
}
