import type { Dialect } from "@mcp-actors/protocol";
import { type Link, multiplex } from "@mcp-actors/transport";
import { defer, Observable, of, throwError } from "rxjs";
import { onTestFinished } from "vitest";
import type { Connection } from "../../src/connection/connection.ts";
import type { ConnectionNotice } from "../../src/connection/connection-event.ts";
import type { ConnectionState } from "../../src/connection/connection-state.ts";
import {
  type ConnectionOptions,
  createConnection,
} from "../../src/connection/create-connection.ts";
import { createPeer } from "../../src/index.ts";
import { VirtualClock } from "../../src/testing/virtual-clock.ts";
import { sessionDialect } from "../negotiation/dialects.ts";
import { arrival, entering, FarEnd, type Script } from "../negotiation/far-end.ts";
import { LedgerClock } from "./ledger-clock.ts";

/** What a dial meets: a far end that follows a script, an error, or nothing at all. */
export type Encounter = Script | Error | "nothing";

/** A notification of the far end, and the state that the connection was in when it came. */
type Heard = readonly [method: string, state: ConnectionState];

interface Start extends Partial<ConnectionOptions> {
  /** What the dials meet, in order; the last one stands for all that follow. */
  readonly encounters?: readonly Encounter[];
}

/** A connection over memory pairs in virtual time, closed when the test is over. */
export function startConnection({ encounters = [entering], ...options }: Start = {}) {
  const clock = new LedgerClock();
  const dials = new Dials(encounters);
  const notifications: Heard[] = [];
  const notices: ConnectionNotice[] = [];
  const states: ConnectionState[] = [];
  const peer = createPeer({
    serve: () => {},
    onNotification: ({ method }) => void notifications.push([method, connection.state]),
    clock: new VirtualClock(),
  });
  const connection: Connection = createConnection({
    dial: (dialect) => dials.dial(dialect),
    dialect: sessionDialect("b"),
    peer,
    clock,
    onEvent: (notice) => notices.push(notice),
    ...options,
    policy: { jitter: "none", initialDelay: 100, factor: 2, ...options.policy },
  });
  connection.state$.subscribe((state) => states.push(state));
  onTestFinished(async () => {
    const closing = connection.close();
    await arrival();
    clock.advance(60_000);
    await closing;
  });
  return { connection, clock, dials, peer, states, notices, notifications };
}

/** Every dial there was. */
export class Dials {
  readonly ends: FarEnd[] = [];
  readonly revisions: string[] = [];
  /** How many dials are under way. */
  open = 0;
  readonly #encounters: readonly Encounter[];

  constructor(encounters: readonly Encounter[]) {
    this.#encounters = encounters;
  }

  get last(): FarEnd {
    const end = this.ends.at(-1);
    if (end === undefined) throw new Error("There was no dial yet");
    return end;
  }

  dial(dialect: Dialect): Observable<Link> {
    return defer(() => {
      this.revisions.push(dialect.revision);
      const met = this.#encounters[this.revisions.length - 1] ?? this.#encounters.at(-1);
      if (met instanceof Error) return throwError(() => met);
      if (met === undefined || met === "nothing") return this.#wait();
      const far = new FarEnd(met);
      this.ends.push(far);
      return of(multiplex(far.near, dialect));
    });
  }

  #wait(): Observable<never> {
    return new Observable(() => {
      this.open += 1;
      return () => {
        this.open -= 1;
      };
    });
  }
}
