import { Button } from "@mcp-actors/ui";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { wish } from "../store/store.ts";

/** The parts of the page, of which a narrow screen shows one at a time. */
export type Pane = "actors" | "requests" | "wire" | "details";

/** The part that a narrow screen shows. */
export const pane = signal<Pane>("requests");

const PANES: readonly (readonly [Pane, string])[] = [
  ["actors", "Actors"],
  ["requests", "Requests"],
  ["wire", "Wire"],
  ["details", "Details"],
];

/** Chooses the part that a narrow screen shows; what is selected or asked for is shown at once. */
export function PaneSwitch() {
  const { selection, panel } = wish.value;
  const chosen = `${selection?.kind} ${selection?.key} ${panel}`;
  useEffect(() => {
    if (selection !== undefined || panel !== "chart") pane.value = "details";
  }, [chosen]);
  return (
    <nav class="panes" aria-label="Parts of the page">
      {PANES.map(([name, label]) => (
        <Button
          key={name}
          look="quiet"
          aria-pressed={pane.value === name}
          onClick={() => {
            pane.value = name;
          }}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
