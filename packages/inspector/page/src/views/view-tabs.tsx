import { Button } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { look, showPanel, wish } from "../store/store.ts";
import { DETAIL_PANELS, type PanelName } from "../store/wish.ts";

const VIEWS: readonly (readonly [PanelName, string, string])[] = [
  ["connection", "Connection", "Statechart, history and wires of a connection (c)"],
  ["health", "Health", "What is in flight, how long it takes, what points to trouble (h)"],
  ["replay", "Replay", "Make a test of what was recorded, or make it again (r)"],
  ["compare", "Compare", "Set another recording beside this one"],
  ["chaos", "Chaos", "Make trouble on a wire, to see what comes of it"],
];

/** Chooses what the panel on the right shows. */
export function ViewTabs() {
  const { panel, selection } = wish.value;
  const { source } = seen;
  const isDetail = DETAIL_PANELS.includes(panel);
  return (
    <nav class="view-tabs" aria-label="Views">
      <Button
        look="quiet"
        {...(selection !== undefined && { icon: "inbound" })}
        aria-label="Overview"
        aria-pressed={isDetail && selection === undefined}
        title="Overview: who speaks with whom, and what deserves a look (Esc)"
        onClick={() => look({ panel: "chart", selection: undefined })}
      >
        {selection === undefined && "Overview"}
      </Button>
      {selection !== undefined && (
        <Button look="quiet" aria-pressed={isDetail} onClick={() => isDetail || showPanel("chart")}>
          Selected
        </Button>
      )}
      {VIEWS.filter(([name]) => name !== "chaos" || source?.control === true).map(
        ([name, label, title]) => (
          <Button
            key={name}
            look="quiet"
            title={title}
            aria-pressed={panel === name}
            onClick={() => showPanel(name)}
          >
            {label}
          </Button>
        ),
      )}
    </nav>
  );
}
