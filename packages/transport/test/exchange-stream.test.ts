import { lastValueFrom, type Observable, take, toArray } from "rxjs";
import { describe, expect, test } from "vitest";
import { openLink } from "./support/open-link.ts";

const ask = { method: "ask" };

function hear(stream$: Observable<unknown>): unknown[] {
  const heard: unknown[] = [];
  stream$.subscribe({
    next: (item) => heard.push(item),
    error: (error) => heard.push(error),
    complete: () => heard.push("completed"),
  });
  return heard;
}

describe("exchange as a stream", () => {
  test("is cold: nothing is sent before it is subscribed to", async () => {
    const { link, peer, settle } = openLink();

    const exchange$ = link.exchange(ask);
    await settle();
    expect(peer.items).toEqual([]);
    exchange$.subscribe();
    exchange$.subscribe();
    await settle();

    expect(peer.items).toMatchObject([{ message: { id: 1 } }, { message: { id: 2 } }]);
  });

  test("gives the notifications, then the answer, then completes", async () => {
    const { link, say, settle } = openLink();
    const heard = hear(link.exchange(ask));

    say({ method: "part", params: { of: 1 } }, { id: 1, result: { ok: true } });
    await settle();

    expect(heard).toMatchObject([{ method: "part" }, { result: { ok: true } }, "completed"]);
  });

  test("gives an error of the peer as a value", async () => {
    const { link, say, settle } = openLink();
    const heard = hear(link.exchange(ask));

    say({ id: 1, error: { code: -1, message: "No" } });
    await settle();

    expect(heard).toMatchObject([{ error: { code: -1, message: "No" } }, "completed"]);
  });

  test("errors when the wire is lost", async () => {
    const { link, peer } = openLink();
    const heard = hear(link.exchange(ask));

    peer.close();
    await link.closed;

    expect(heard).toMatchObject([{ code: "lost", message: "The peer closed the channel" }]);
  });

  test("is abandoned when it is left", async () => {
    const { link, peer, settle } = openLink();

    link.exchange(ask).subscribe().unsubscribe();
    await settle();

    expect(link.openExchanges).toBe(0);
    expect(peer.items.at(-1)).toMatchObject({ message: { method: "forget", params: { of: 1 } } });
  });

  test("is over with its answer: leaving it then tells nothing", async () => {
    const { link, say, peer, settle } = openLink();
    const answered = lastValueFrom(link.exchange(ask).pipe(take(1), toArray()));

    say({ id: 1, result: {} });
    await answered;
    await settle();

    expect(peer.items).toHaveLength(1);
  });
});
