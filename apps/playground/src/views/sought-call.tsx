import { Button, Empty, Waiting } from "@mcp-actors/ui";
import type { Sought } from "../inspection/call-search.ts";
import { usePlayground } from "../page/use-playground.ts";

/** What a sought call tells of. */
export interface SoughtCallProps {
  readonly sought: Sought | "seeking";
}

/** What became of a link to a call that this tab does not show. */
export function SoughtCall({ sought }: SoughtCallProps) {
  const playground = usePlayground();
  if (sought === "seeking") return <Waiting>Looking for the tab that made this call</Waiting>;
  const start = (
    <Button icon="screen" onClick={() => playground.go({ view: "start" })}>
      Go to the start
    </Button>
  );
  if (sought === "elsewhere") {
    return (
      <Empty title="The call is shown in the tab that made it">
        <p>Look for it among the other tabs of this browser. This one can be closed.</p>
        {start}
      </Empty>
    );
  }
  return (
    <Empty title="The playground no longer has this call">
      <p>
        The tab that made it is closed, or the call was cleared from its list. The inspector still
        shows what is known of it.
      </p>
      {start}
    </Empty>
  );
}
