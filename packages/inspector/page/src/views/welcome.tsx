import { Button, Icon } from "@mcp-actors/ui";
import { CommandLine } from "../replay/command-line.tsx";
import { seen } from "../store/seen.ts";
import { pickFile } from "./pick-file.ts";
import { welcomeWords } from "./welcome-words.ts";

const WAYS: readonly (readonly [string, string])[] = [
  ["Any program, and all that it starts", "npx mcp-actors inspect -- node client.mjs"],
  [
    "By its environment, without a change",
    "MCP_ACTORS_INSPECT=live node --import @mcp-actors/inspector/register app.js",
  ],
  [
    "In a line of code",
    `import { createInspector } from "@mcp-actors/inspector/node";

const client = await connect(target, { inspect: createInspector() });`,
  ],
];

/** What stands where nothing is to be seen yet: what would change that. */
export function Welcome() {
  const { source } = seen;
  const { title, says } = welcomeWords(source);
  const isAway = source?.kind === "hub" && source.state !== "live";
  return (
    <div class="welcome">
      <span class="logo" aria-hidden="true" />
      <h2>{title}</h2>
      <p class="hint">{says}</p>
      {!isAway && source?.state !== "opening" && (
        <>
          <ol class="ways">
            {WAYS.map(([way, line], index) => (
              <li key={way} class="card">
                <h3>
                  <i>{index + 1}</i>
                  {way}
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
