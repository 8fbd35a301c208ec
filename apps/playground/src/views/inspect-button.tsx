import { Button } from "@mcp-actors/ui";
import type { CallRow } from "../host/call-row.ts";
import { usePlayground } from "../page/use-playground.ts";

/** What an inspect button leads to. */
export interface InspectButtonProps {
  readonly row: CallRow;
}

/** The way to a call in the inspector, where there is one. */
export function InspectButton({ row }: InspectButtonProps) {
  const { inspection } = usePlayground();
  if (inspection === undefined) return null;
  const follow = () => {
    const url = row.actor && inspection.urlOf(row.actor);
    open(url ?? inspection.url, "_blank", "noopener");
  };
  return (
    <Button look="quiet" title="Show this call in the inspector" onClick={follow}>
      Inspect
    </Button>
  );
}
