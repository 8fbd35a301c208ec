import { Button } from "@mcp-actors/ui";
import type { CallRow } from "../host/call-row.ts";
import { usePlayground } from "../page/use-playground.ts";

/** What an inspect button leads to. */
export interface InspectButtonProps {
  readonly row: CallRow;
  /** Whether it is one of many, and shows its icon alone. Default false. */
  readonly isSmall?: boolean;
}

/** The way to a call in the inspector, where there is one. */
export function InspectButton({ row, isSmall = false }: InspectButtonProps) {
  const playground = usePlayground();
  if (playground.inspection === undefined) return null;
  const follow = (event: Event) => {
    // What it stands in is chosen by a click of its own.
    event.stopPropagation();
    playground.inspect(row);
  };
  const title = "Show this call in the inspector (I)";
  if (!isSmall) {
    return (
      <Button look="quiet" icon="lines" title={title} onClick={follow}>
        Inspect
      </Button>
    );
  }
  return (
    <Button
      look="quiet"
      icon="lines"
      class="inspect"
      tabIndex={-1}
      title={title}
      aria-label={`Inspect call #${row.id}`}
      onClick={follow}
    />
  );
}
