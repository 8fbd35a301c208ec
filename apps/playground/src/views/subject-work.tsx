import {
  CallPanel,
  type CallSubject,
  type JsonRecord,
  type JsonValue,
  type Suggest,
  useHotkeys,
} from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { CallRequest } from "../host/call-request.ts";
import type { CallLimits, CallRow } from "../host/call-row.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";
import { CallActions } from "./call-actions.tsx";
import { CallLimitFields } from "./call-limit-fields.tsx";
import { toCallView } from "./to-call-view.ts";

/** What subject work is done on. */
export interface SubjectWorkProps {
  readonly connection: HostedConnection;
  readonly subject: CallSubject;
  /** The request that filled-in arguments make. */
  readonly toRequest: (args: JsonRecord) => CallRequest;
  readonly suggest?: Suggest | undefined;
  /** The call whose outcome is shown. */
  readonly shown: CallRow | undefined;
}

/** One thing of a server: its form, how long a call may take, and what came of the latest or the chosen one. */
export function SubjectWork(props: SubjectWorkProps) {
  const { connection, subject, toRequest, suggest, shown } = props;
  const playground = usePlayground();
  const value = useSignal<JsonValue | undefined>(undefined);
  const limits = useSignal<CallLimits>({});
  const read = (uri: string) =>
    playground.showCall(connection.calls.make({ method: "resources/read", name: uri }));
  const element = useRef<HTMLDivElement>(null);
  useHotkeys({ "Mod+Enter": () => element.current?.querySelector("form")?.requestSubmit() });
  return (
    <div ref={element} class="subject-work">
      <CallPanel
        subject={subject}
        value={value}
        call={shown === undefined ? undefined : toCallView(shown)}
        disabled={!connection.isOpen.value}
        suggest={suggest}
        onCall={(args) => playground.showCall(connection.calls.make(toRequest(args), limits.value))}
        onCancel={shown === undefined ? undefined : () => shown.cancel()}
        onReadResource={read}
      />
      {shown !== undefined && (
        <CallActions
          row={shown}
          connection={connection}
          onEdit={(args) => {
            value.value = args;
            limits.value = shown.limits;
          }}
        />
      )}
      <CallLimitFields limits={limits} />
    </div>
  );
}
