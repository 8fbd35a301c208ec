import { Button, type IconName } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { showPanel, wish } from "../store/store.ts";
import type { PanelName } from "../store/wish.ts";

const VIEWS: readonly (readonly [PanelName, IconName, string])[] = [
  ["connection", "plug", "Connection"],
  ["health", "tick", "Health"],
  ["chaos", "bolt", "Chaos"],
  ["compare", "lines", "Compare"],
];

/** Chooses what the panel on the right shows; a second press goes back to what is selected. */
export function ViewSwitch() {
  const { panel } = wish.value;
  const { source } = seen;
  return (
    <fieldset class="segments" aria-label="Views">
      {VIEWS.filter(([name]) => name !== "chaos" || source?.control === true).map(
        ([name, icon, label]) => (
          <Button
            key={name}
            look="quiet"
            icon={icon}
            aria-label={label}
            title={label}
            aria-pressed={panel === name}
            onClick={() => showPanel(panel === name ? "chart" : name)}
          />
        ),
      )}
    </fieldset>
  );
}
