import { Button, ThemeSwitch } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { isFollowing, showPanel, togglePause, wish } from "../store/store.ts";
import { isHelpOpen } from "../views/help.tsx";
import { pickFile } from "../views/pick-file.ts";
import { ExportMenu } from "./export-menu.tsx";
import { FilterField } from "./filter-field.tsx";
import { QuestionsButton } from "./questions-button.tsx";
import { SourcePills } from "./source-pills.tsx";

/** Where the records come from, the filter, and what can be done with all of it. */
export function Header() {
  const { source, total = 0 } = seen;
  return (
    <header class="top">
      <span class="logo" aria-hidden="true" />
      <h1>Inspector</h1>
      <SourcePills />
      <FilterField />
      <QuestionsButton />
      <Button
        icon={isFollowing.value ? "pause" : "play"}
        title={isFollowing.value ? "Stop at this moment (space)" : "Follow the newest (space)"}
        aria-pressed={!isFollowing.value}
        disabled={total === 0}
        onClick={togglePause}
      >
        <span class="words">{isFollowing.value ? "Pause" : "Resume"}</span>
      </Button>
      <ExportMenu disabled={total === 0} />
      <Button icon="upload" title="Open a recording; or drop it anywhere" onClick={pickFile}>
        <span class="words">Open</span>
      </Button>
      {source?.control === true && (
        <Button
          icon="play"
          look="primary"
          aria-pressed={wish.value.panel === "call"}
          onClick={() => showPanel(wish.peek().panel === "call" ? "chart" : "call")}
        >
          <span class="words">Call tool…</span>
        </Button>
      )}
      <ThemeSwitch storageKey="inspector.theme" />
      <Button
        look="quiet"
        icon="question"
        aria-label="Keys and filter"
        title="Keys and filter (?)"
        onClick={() => {
          isHelpOpen.value = true;
        }}
      />
    </header>
  );
}
