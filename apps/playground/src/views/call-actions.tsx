import { Button, type JsonValue, JsonView } from "@mcp-actors/ui";
import type { CallRow } from "../host/call-row.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";
import { InspectButton } from "./inspect-button.tsx";
import { KeptNotes } from "./kept-notes.tsx";

/** What call actions work on. */
export interface CallActionsProps {
  readonly row: CallRow;
  readonly connection: HostedConnection;
  /** Takes what the call was made with back into its form; absent where there is no form. */
  readonly onEdit?: (args: JsonValue) => void;
}

/** What can be done with a call that was made: made again, edited first, or read as JSON. */
export function CallActions({ row, connection, onEdit }: CallActionsProps) {
  const playground = usePlayground();
  const { request, attempts } = row;
  const result = row.result.value;
  return (
    <div class="call-actions">
      <div class="actions">
        <span class="hint">
          Call #{row.id}
          {attempts.value > 1 && `, sent ${attempts.value} times`}
          {row.past !== undefined && ", before the page was loaded anew"}
        </span>
        <Button
          look="quiet"
          icon="refresh"
          disabled={!connection.isOpen.value || row.past?.isRedacted === true}
          onClick={() => playground.showCall(connection.calls.resend(row))}
        >
          Resend
        </Button>
        <InspectButton row={row} />
        {"args" in request && onEdit !== undefined && (
          <Button look="quiet" icon="braces" onClick={() => onEdit(request.args as JsonValue)}>
            Edit and resend
          </Button>
        )}
      </div>
      {row.past !== undefined && <KeptNotes past={row.past} />}
      {result !== undefined && (
        <details>
          <summary>The result as JSON</summary>
          <JsonView value={result} openLevels={4} />
        </details>
      )}
    </div>
  );
}
