import type { ComponentChildren } from "preact";
import type { CallRow } from "../host/call-row.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { CallsPanel } from "./calls-panel.tsx";
import { ItemList, type ItemListProps } from "./item-list.tsx";
import { QuestionQueue } from "./question-queue.tsx";

/** What a work tab shows. */
export interface WorkTabProps extends ItemListProps {
  readonly connection: HostedConnection;
  /** The call whose outcome is shown. */
  readonly shown: CallRow | undefined;
  /** What is done with the chosen thing. */
  readonly children: ComponentChildren;
}

/** What a server has of one kind, what is done with the chosen one, and the calls that were made. */
export function WorkTab({ connection, shown, children, ...list }: WorkTabProps) {
  return (
    <div class="work">
      <ItemList {...list} />
      {children}
      <div class="side">
        <QuestionQueue connectionIds={[connection.id]} />
        <CallsPanel connection={connection} shown={shown} />
      </div>
    </div>
  );
}
