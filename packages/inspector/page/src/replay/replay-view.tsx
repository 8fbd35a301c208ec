import { Button } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { wish } from "../store/store.ts";
import { RedriveSection } from "./redrive-section.tsx";
import type { ReplayScope } from "./replay-scope.ts";
import { chooseScope, replayScope } from "./replay-settings.ts";
import { ServeSection } from "./serve-section.tsx";
import { TestSection } from "./test-section.tsx";
import { VerifySection } from "./verify-section.tsx";

/** What can be made of what was recorded: a test, the same requests again, a server, a check. */
export function ReplayView() {
  return (
    <div class="view replay">
      <ScopeChoice />
      <TestSection />
      <RedriveSection />
      <ServeSection />
      <VerifySection />
    </div>
  );
}

function ScopeChoice() {
  const { detail, requests } = seen;
  const { filter } = wish.value;
  const choices: readonly (readonly [ReplayScope, string, boolean])[] = [
    ["selected", detail?.request === undefined ? "Selected" : detail.title, true],
    ["shown", `What the filter shows · ${requests?.count ?? 0}`, filter !== ""],
    ["all", "All that was asked for", true],
  ];
  return (
    <fieldset class="segments scope" aria-label="Which requests">
      {choices.map(
        ([scope, label, isOffered]) =>
          isOffered && (
            <Button
              key={scope}
              look="quiet"
              aria-pressed={replayScope.value === scope}
              disabled={scope === "selected" && detail?.request === undefined}
              onClick={() => chooseScope(scope)}
            >
              {label}
            </Button>
          ),
      )}
    </fieldset>
  );
}
