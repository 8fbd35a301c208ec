import { defineServer, resource, tool } from "@mcp-actors/server";
import { filter, firstValueFrom, map, type Observable, skip, take, toArray } from "rxjs";
import { describe, expect, test } from "vitest";
import { type ConnectedPair, connectPair } from "../src/index.ts";

const notes = new Map([["note:1", "one"]]);

function serverWith(...names: readonly string[]) {
  const run = () => "done";
  return defineServer({
    name: "changing",
    version: "1.0.0",
    tools: Object.fromEntries(names.map((name) => [name, tool({ run })])),
    resources: { "note:{id}": resource({ read: ({ id }) => notes.get(`note:${id}`) }) },
  });
}

const ERAS = ["legacy", "modern"] as const;

function open(era: string): Promise<ConnectedPair> {
  const supervision = { initialDelay: 10, jitter: "none" } as const;
  return connectPair(serverWith("first"), { client: { era, supervision } });
}

const namesOf = (view$: Observable<readonly { readonly name: string }[]>) =>
  view$.pipe(map((items) => items.map(({ name }) => name)));

describe.each(ERAS)("in the %s era", (era) => {
  test("a live list follows what the server offers", async () => {
    await using pair = await open(era);
    const shown = firstValueFrom(namesOf(pair.client.tools$).pipe(take(3), toArray()));
    await firstValueFrom(pair.client.tools$);
    pair.server.update(serverWith("second"));
    await firstValueFrom(namesOf(pair.client.tools$).pipe(filter(([name]) => name === "second")));
    pair.server.update(serverWith("second", "third"));

    expect(await shown).toEqual([["first"], ["second"], ["second", "third"]]);
  });

  test("a live resource follows what it holds", async () => {
    await using pair = await open(era);
    notes.set("note:1", "one");
    const text$ = pair.client
      .resource$("note:1")
      .pipe(map(({ contents: [first] }) => first && "text" in first && first.text));
    const shown = firstValueFrom(text$.pipe(take(2), toArray()));
    await firstValueFrom(text$);
    notes.set("note:1", "two");
    pair.server.changed({ resource: "note:1" });

    expect(await shown).toEqual(["one", "two"]);
  });

  test("ten looks at one thing cost the server one listener", async () => {
    await using pair = await open(era);
    const looks = Array.from({ length: 10 }, () => pair.client.resource$("note:1").subscribe());
    await firstValueFrom(pair.client.resource$("note:1"));
    const { listeners } = pair.server.counts;
    for (const look of looks) look.unsubscribe();

    expect(listeners).toBe(1);
  });

  test("what changed while there was no wire is seen after the reconnect", async () => {
    await using pair = await open(era);
    const next = firstValueFrom(namesOf(pair.client.tools$).pipe(skip(1)));
    await firstValueFrom(pair.client.tools$);
    pair.wire.cut();
    pair.server.update(serverWith("other"));
    await firstValueFrom(pair.client.state$.pipe(filter((state) => state === "reconnecting")));
    pair.clock.advance(10);

    expect(await next).toEqual(["other"]);
  });

  test("nothing is held when nobody looks any more", async () => {
    const pair = await open(era);
    await firstValueFrom(pair.client.tools$);
    await firstValueFrom(pair.client.resource$("note:1"));
    await pair[Symbol.asyncDispose]();

    expect(pair.server.counts).toMatchObject({ connections: 0, listeners: 0, running: 0 });
    expect(pair.clock.pending).toBe(0);
  });
});
