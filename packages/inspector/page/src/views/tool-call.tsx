import {
  Button,
  CallPanel,
  type CallView,
  Empty,
  type JsonRecord,
  showToast,
} from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { ToolSeen } from "../store/sight.ts";
import { ask, drive } from "../store/store.ts";
import { edit } from "./call-draft.ts";

/** What the choice of tools shows. */
export interface ToolCallProps {
  /** Id of the target that calls. */
  readonly target: string;
  readonly tools: readonly ToolSeen[];
}

/** Calls a tool by a form made from its schema, as it was told of on the wire. */
export function ToolCall({ target, tools }: ToolCallProps) {
  const chosen = useSignal("");
  const call = useSignal<CallView | undefined>(undefined);
  const tool = tools.find(({ name }) => name === chosen.value) ?? tools[0];
  if (tool === undefined) return <NoTools target={target} />;
  const send = (args: JsonRecord): void => {
    const startedAt = Date.now();
    call.value = { state: "pending", startedAt };
    drive(target, {
      do: "call",
      method: "tools/call",
      params: { name: tool.name, arguments: args },
    }).then(
      (result) => {
        call.value = { state: "completed", startedAt, endedAt: Date.now(), result };
      },
      (error: Error) => {
        call.value = { state: "failed", startedAt, endedAt: Date.now(), error };
      },
    );
  };
  const cancel = (): void => {
    ask({ do: "cancel", target, subject: tool.name }).catch((error: Error) =>
      showToast(error.message, "error"),
    );
  };
  return (
    <>
      <label class="target-choice">
        <span>Tool</span>
        <select
          value={tool.name}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value;
            call.value = undefined;
          }}
        >
          {tools.map(({ name, title }) => (
            <option key={name} value={name}>
              {title ?? name}
            </option>
          ))}
        </select>
      </label>
      <CallPanel
        key={tool.name}
        subject={{ kind: "tool", ...tool }}
        call={call.value}
        onCall={send}
        onCancel={cancel}
      />
    </>
  );
}

function NoTools({ target }: Pick<ToolCallProps, "target">) {
  return (
    <Empty title="No tools were listed on this connection yet">
      <Button onClick={() => void drive(target, { do: "call", method: "tools/list" })}>
        List them
      </Button>
      <Button look="quiet" onClick={() => edit(target, "tools/list", {})}>
        Write a request
      </Button>
    </Empty>
  );
}
