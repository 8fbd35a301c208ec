import type { RequestView } from "@mcp-actors/inspector";
import { Button, showToast } from "@mcp-actors/ui";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import { isWhole } from "../replay/is-whole.ts";
import { drive } from "../store/store.ts";
import { edit } from "../views/call-draft.ts";

/** What can be done with a request over its own connection. */
export interface DrivenActionsProps {
  readonly request: RequestView;
  readonly target: DriveTarget;
}

/** Sends a request once more, as it was or edited, or cancels it. */
export function DrivenActions({ request, target }: DrivenActionsProps) {
  const params = fieldsOf(request.params);
  const isReady = isWhole(params);
  const can = (name: (typeof target.commands)[number]): boolean => target.commands.includes(name);
  const act = (command: Parameters<typeof drive>[1], words: string): void => {
    drive(target.id, command).then(
      () => showToast(words, "ok"),
      (error: Error) => showToast(error.message, "error"),
    );
  };
  return (
    <>
      {request.outcome === undefined && can("cancel") && request.id !== undefined && (
        <Button
          icon="stop"
          onClick={() => act({ do: "cancel", request: request.id ?? "" }, "Cancelled")}
        >
          Cancel
        </Button>
      )}
      {can("call") && (
        <>
          <Button
            icon="refresh"
            disabled={!isReady}
            title={isReady ? "Send it again" : "Something in it was redacted: edit it first"}
            onClick={() => act({ do: "call", method: request.method, params }, "Answered")}
          >
            Resend
          </Button>
          <Button onClick={() => edit(target.id, request.method, params)}>Edit</Button>
        </>
      )}
    </>
  );
}

/** The parameters as they can be sent again: without what belongs to one exchange. */
function fieldsOf(params: RequestView["params"]) {
  if (typeof params !== "object" || params === null || Array.isArray(params)) return {};
  const { _meta, ...rest } = params as { readonly [key: string]: never };
  return rest;
}
