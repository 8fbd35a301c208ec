import type { RequestView } from "@mcp-actors/inspector";
import { Button } from "@mcp-actors/ui";
import { copyTest } from "../replay/make-test.ts";
import { seen } from "../store/seen.ts";
import { DrivenActions } from "./driven-actions.tsx";

/** What can be done with a request. */
export interface RequestActionsProps {
  readonly request: RequestView;
}

/** Drives a request where this viewer may, and makes a test of it. */
export function RequestActions({ request }: RequestActionsProps) {
  const { targets = [] } = seen.source ?? {};
  const target = targets.find(({ id }) => id === request.peer);
  return (
    <div class="request-actions">
      {target !== undefined && request.side === "out" && (
        <DrivenActions request={request} target={target} />
      )}
      <Button icon="copy" title="Copy as a Vitest test" onClick={() => void copyTest("selected")}>
        Copy test
      </Button>
    </div>
  );
}
