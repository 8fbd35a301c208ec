import type { RequestView } from "@mcp-actors/inspector";
import { Button, showToast } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { drive } from "../store/store.ts";
import { edit } from "../views/call-draft.ts";

/** What can be done with a request. */
export interface RequestActionsProps {
  readonly request: RequestView;
}

/** Sends a request once more, as it was or edited, or cancels it; where this viewer may. */
export function RequestActions({ request }: RequestActionsProps) {
  const { targets = [] } = seen.source ?? {};
  const target = targets.find(({ id }) => id === request.peer);
  if (target === undefined || request.side !== "out") return null;
  const params = fieldsOf(request.params);
  const can = (name: (typeof target.commands)[number]): boolean => target.commands.includes(name);
  const act = (command: Parameters<typeof drive>[1], words: string): void => {
    drive(target.id, command).then(
      () => showToast(words, "ok"),
      (error: Error) => showToast(error.message, "error"),
    );
  };
  return (
    <div class="request-actions">
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
            onClick={() => act({ do: "call", method: request.method, params }, "Answered")}
          >
            Resend
          </Button>
          <Button onClick={() => edit(target.id, request.method, params)}>Edit</Button>
        </>
      )}
    </div>
  );
}

/** The parameters as they can be sent again: without what belongs to one exchange. */
function fieldsOf(params: RequestView["params"]) {
  if (typeof params !== "object" || params === null || Array.isArray(params)) return {};
  const { _meta, ...rest } = params as { readonly [key: string]: never };
  return rest;
}
