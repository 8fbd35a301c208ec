import { type Inbound, type Link, multiplex, TransportError } from "@mcp-actors/transport";
import { Observable, of, Subject } from "rxjs";
import { expect, test } from "vitest";
import { linkWith } from "../../src/index.ts";
import { probingDialect } from "../negotiation/dialects.ts";
import { arrival, entering, FarEnd, greeting, type Script } from "../negotiation/far-end.ts";
import { startConnection } from "./start-connection.ts";

const refused = new TransportError("unreachable", "Refused", { undelivered: true });

interface HeldOptions extends NonNullable<Parameters<typeof startConnection>[0]> {
  /** What a look at the peer comes to, before it was heard of. */
  readonly look?: TransportError;
}

/** A connection whose links can find nobody and yet not be lost. */
function startHeld(script: Script, { look, ...options }: HeldOptions = {}) {
  const unreached = new Subject<Inbound>();
  const ends: FarEnd[] = [];
  const world = startConnection({
    ...options,
    dial: (dialect) => {
      const far = new FarEnd(script);
      ends.push(far);
      const link = multiplex(far.near, dialect);
      return of(holdable(look === undefined ? link : lookingInVain(link, look), unreached));
    },
  });
  return {
    ...world,
    ends,
    unreach: () => unreached.next({ kind: "unreached", error: refused }),
  };
}

function holdable(link: Link, unreached: Observable<Inbound>): Link {
  const inbound$ = new Observable<Inbound>((subscriber) =>
    link.inbound$.subscribe(subscriber).add(unreached.subscribe((told) => subscriber.next(told))),
  );
  return Object.assign(linkWith(link, link.open.bind(link)), { inbound$ });
}

function lookingInVain(link: Link, look: TransportError): Link {
  return linkWith(link, (request, observer) => {
    if (request.method !== link.dialect.probe().method) return link.open(request, observer);
    queueMicrotask(() => observer.lost(look));
    return { abandon() {} };
  });
}

test("a link that finds nobody is kept, and looked at again after a while", async () => {
  const { connection, clock, peer, states, ends, unreach, notices } = startHeld(entering);
  await connection.opened();
  unreach();
  const call = peer.call({ method: "work" });
  expect(connection.state).toBe("reconnecting");
  expect(notices.at(-1)).toMatchObject({ type: "connection.failed", cause: "Refused" });
  expect(call.actor.value).toBe("queued");

  clock.advance(100);
  await arrival();
  await arrival();
  expect(states.slice(-2)).toEqual(["reconnecting", "ready"]);
  expect(ends).toHaveLength(1);
  expect(call.outcome).toMatchObject({ status: "completed" });
});

test("a link that finds nobody again and again is given up", async () => {
  const { connection, clock, ends, unreach } = startHeld(
    (request, far) => request.method === "enter" && entering(request, far),
    { policy: { maxAttempts: 2 } },
  );
  await connection.opened();
  unreach();
  for (const wait of [100, 200]) {
    clock.advance(wait);
    await arrival();
    unreach();
  }
  expect(connection.state).toBe("draining");
  await arrival();
  await expect(connection.opened()).rejects.toThrow(
    "Gave up after 2 attempts to reconnect: Refused",
  );
  expect(ends[0]?.isOver).toBe(true);
});

test("whoever says nothing to the look is not there", async () => {
  const { connection, clock, unreach, notices } = startHeld(
    (request, far) => request.method === "enter" && entering(request, far),
  );
  await connection.opened();
  unreach();
  clock.advance(100);
  await arrival();
  clock.advance(30_000);
  expect(connection.state).toBe("reconnecting");
  expect(notices.at(-1)).toMatchObject({ cause: "No sign of life for 30 s" });
});

test.each([
  ["nothing that can be told", undefined, "reconnecting"],
  ["a status of 429", 429, "reconnecting"],
  ["a status of 500", 500, "reconnecting"],
  ["a status of 503", 503, "reconnecting"],
  ["a status of 400", 400, "ready"],
  ["a status of 404", 404, "ready"],
  ["a status of 499", 499, "ready"],
])("a peer is taken for there or not by a look that comes to %s", async (_what, status, state) => {
  const look = new TransportError("lost", "Refused", status === undefined ? {} : { status });
  const { connection, clock, unreach } = startHeld(entering, { look });
  await connection.opened();
  unreach();
  clock.advance(100);
  await arrival();

  expect(connection.state).toBe(state);
});

test("whoever answers the look in another dialect is opened anew", async () => {
  let isOld = false;
  const dialect = { ...probingDialect(), probe: () => ({ method: "greet" }) };
  const { connection, clock, unreach, ends } = startHeld(
    (request, far) => (isOld ? entering(request, far) : greeting(request, far)),
    { dialect: { ...dialect, accept: (result) => ({ ...opened(result), dialect }) } },
  );
  await connection.opened();
  expect(connection.session?.dialect.revision).toBe("c");
  isOld = true;
  unreach();
  clock.advance(100);
  await arrival();
  clock.advance(200);
  await arrival();
  await arrival();
  expect(connection.session?.dialect.revision).toBe("b");
  expect(ends).toHaveLength(2);
});

test("a link that finds nobody may yet be lost, or closed", async () => {
  const { connection, clock, ends, unreach } = startHeld(entering);
  await connection.opened();
  unreach();
  ends[0]?.close();
  await arrival();
  clock.advance(100);
  await arrival();
  await connection.opened();
  expect(ends).toHaveLength(2);

  unreach();
  await connection.close();
  expect(connection.state).toBe("closed");
});

function opened(_result: object) {
  return { step: "opened", peer: { info: {}, capabilities: {} } } as const;
}
