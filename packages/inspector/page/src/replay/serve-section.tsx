import { CommandLine } from "./command-line.tsx";
import { ReplaySection } from "./replay-section.tsx";

/** How the recording is served: a page cannot listen, so it takes a terminal. */
export function ServeSection() {
  return (
    <ReplaySection
      icon="plug"
      title="As a server"
      says="Answers clients as it was recorded: export the recording, and in a terminal"
    >
      <CommandLine line="npx mcp-actors replay recording.jsonl --mock --listen http://127.0.0.1:8080/mcp" />
    </ReplaySection>
  );
}
