import { Button, Panel, RequestList, useHotkeys } from "@mcp-actors/ui";
import type { CallRow } from "../host/call-row.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";
import { InspectButton } from "./inspect-button.tsx";
import { toRequestView } from "./to-request-view.ts";

/** What a calls panel shows. */
export interface CallsPanelProps {
  readonly connection: HostedConnection;
  /** The call that is looked at. */
  readonly shown: CallRow | undefined;
}

/** The calls that were made on a connection, the latest last; choosing one shows what came of it. */
export function CallsPanel({ connection, shown }: CallsPanelProps) {
  const playground = usePlayground();
  const { calls } = connection;
  useHotkeys({ i: () => shown && playground.inspect(shown) });
  const rows = [...calls.rows.value].reverse();
  return (
    <Panel
      class="calls"
      title="Calls"
      aside={
        rows.length > 0 && (
          <Button look="quiet" icon="trash" onClick={() => calls.clear()}>
            Clear
          </Button>
        )
      }
    >
      <RequestList
        label="Calls"
        requests={rows.map((row) => toRequestView(row))}
        renderAside={
          playground.inspection &&
          ((_view, index) => {
            const row = rows[index];
            return row && <InspectButton row={row} isSmall />;
          })
        }
        selected={shown === undefined ? -1 : rows.indexOf(shown)}
        onSelect={(_view, index) => {
          const row = rows[index];
          if (row !== undefined) playground.showCall(row);
        }}
      />
    </Panel>
  );
}
