import { type ReadonlySignal, signal } from "@preact/signals";
import type { CallRow } from "../host/call-row.ts";
import type { Connections } from "../host/connections.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import type { KeptLog } from "../host/kept-log.ts";
import type { CallPath } from "../inspection/call-path.ts";
import { CallSearch, type Sought } from "../inspection/call-search.ts";
import type { PageLoad } from "../inspection/page-load.ts";

/** What links to calls lead through. */
export interface CallLinksOptions {
  readonly load: PageLoad;
  readonly connections: Connections;
  readonly kept: KeptLog;
  readonly show: (connection: HostedConnection, row: CallRow) => void;
}

/** Links to calls, which lead to the tab that made them, also when it was loaded anew. */
export class CallLinks {
  readonly #options: CallLinksOptions;
  readonly #search: CallSearch;
  readonly #sought = signal<Sought | "seeking" | undefined>(undefined);

  constructor(options: CallLinksOptions) {
    this.#options = options;
    this.#search = new CallSearch(options.load.tab, (call) => this.#show(call));
  }

  /** What becomes of the link that was followed; undefined where none was, or it led to its call. */
  get sought(): ReadonlySignal<Sought | "seeking" | undefined> {
    return this.#sought;
  }

  follow(call: CallPath): void {
    this.#sought.value = "seeking";
    void this.#search.seek(call).then((sought) => {
      if (sought !== "here" && this.#sought.peek() === "seeking") this.#sought.value = sought;
    });
  }

  /** The page shows something else. */
  leave(): void {
    this.#sought.value = undefined;
  }

  /** Shows a call of this tab; false where it is not kept. */
  #show(call: CallPath): boolean {
    const { connections, kept, show } = this.#options;
    const away = kept.find(call);
    if (away !== undefined) connections.open(away);
    for (const connection of connections.all.peek()) {
      const row = connection.calls.rows.peek().find((one) => this.#isOf(call, one));
      if (row === undefined) continue;
      show(connection, row);
      return true;
    }
    return false;
  }

  #isOf({ load, actor }: CallPath, { past, actors }: CallRow): boolean {
    return (past?.load ?? this.#options.load.load) === load && actors.includes(actor);
  }
}
