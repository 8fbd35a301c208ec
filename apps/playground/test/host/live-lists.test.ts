import { connect } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { elementAt, firstValueFrom, ReplaySubject } from "rxjs";
import { expect, test } from "vitest";
import { type ListChange, LiveLists } from "../../src/host/live-lists.ts";
import { openHost } from "../open-host.ts";
import { when } from "../when.ts";

test("a list that changes is shown anew, with what came and what went", async () => {
  await using host = openHost();
  const connection = await host.connected({ kind: "page", server: "pocket" });
  const { tools } = connection.lists;
  const before = tools.items.value?.length ?? 0;

  await connection.calls.make({ method: "tools/call", name: "grow", args: {} }).ended;
  await when(() => (tools.items.value?.length ?? 0) > before);
  const [grown] = host.changes;
  const name = grown?.added[0] ?? "";
  expect(grown).toMatchObject({ list: "tools", added: [expect.stringMatching(/^tool_/)] });
  expect(tools.fresh.value).toEqual(new Set([name]));

  await connection.calls.make({ method: "tools/call", name: "shrink", args: {} }).ended;
  await when(() => tools.items.value?.length === before);

  expect(host.changes.at(-1)).toMatchObject({ list: "tools", added: [], removed: [name] });
});

test("a list that reads as before is no news, and one whose tools say something else is", async () => {
  await using client = await connect(mumbler("Mumbles."), { era: "legacy" });
  const changes: ListChange[] = [];
  const lists = new LiveLists((change) => changes.push(change));
  const readings = new ReplaySubject<unknown>();
  client.tools$.subscribe(readings);
  lists.follow(client);
  await firstValueFrom(readings);

  await client.callTool("say_changed");
  await firstValueFrom(readings.pipe(elementAt(1)));
  expect(changes).toEqual([]);

  await client.callTool("speak_up");
  await when(() => lists.tools.fresh.value.size > 0);

  expect(changes).toMatchObject([
    { list: "tools", added: [], removed: [], altered: ["say_changed"] },
  ]);
  expect(lists.tools.fresh.value).toEqual(new Set(["say_changed"]));
});

/** A server that says its list changed when it did not, and that can change it. */
function mumbler(description: string): ReturnType<typeof defineServer> {
  return defineServer({
    name: "mumbler",
    version: "1.0.0",
    tools: {
      say_changed: tool({
        description,
        run(_args, { server }) {
          server.changed({ list: "tools" });
          return "Said";
        },
      }),
      speak_up: tool({
        run(_args, { server }) {
          server.update(mumbler("Speaks."));
          return "Spoke";
        },
      }),
    },
  });
}

test("a watched resource is read again when it changes", async () => {
  await using host = openHost();
  const connection = await host.connected({ kind: "page", server: "pocket" });
  const uri = "note://welcome";
  connection.watched.watch(uri);
  const watched = connection.watched.watched.value.get(uri);
  if (watched === undefined) throw new Error("Nothing is watched");
  await when(() => watched.result.value !== undefined);

  const args = { name: "welcome", text: "Written by a test" };
  connection.calls.make({ method: "tools/call", name: "write_note", args });
  await when(() => JSON.stringify(watched.result.value).includes("Written by a test"));

  connection.watched.unwatch(uri);
  expect(connection.watched.watched.value.size).toBe(0);
});
