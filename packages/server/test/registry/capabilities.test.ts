import type { Result } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import {
  defineServer,
  prompt,
  resource,
  type ServerDefinition,
  type ServerOffer,
  tool,
} from "../../src/index.ts";
import { EVERY_REVISION, expectOfficial } from "../every-revision.ts";
import { modern, startClient } from "../raw-client.ts";

const server = { name: "s", version: "1" };
const complete = () => [];
const text = () => "";
const lists = { listChanged: true };
const everything = defineServer({
  ...server,
  tools: { a: tool({ run: text }) },
  resources: { "x:{a}": resource({ complete: { a: complete }, read: text }) },
  prompts: { a: prompt({ get: text }) },
});

/** What a server says of itself when it is first asked. */
async function opening(version: string, definition: ServerDefinition): Promise<Result | undefined> {
  await using client = startClient(definition);
  if (version === "2026-07-28") return (await client.request("server/discover", modern())).result;
  return (await client.initialize(version)).result;
}

test.each(EVERY_REVISION)("says in %s what a server can do", async (version) => {
  const result = await opening(version, everything);

  expectOfficial(version, version === "2026-07-28" ? "DiscoverResult" : "InitializeResult", result);
  expect(result?.["capabilities"]).toEqual({
    logging: {},
    ...(version !== "2024-11-05" && { completions: {} }),
    prompts: lists,
    resources: { subscribe: true, ...lists },
    tools: lists,
  });
});

test.each<[string, Partial<ServerOffer>, object]>([
  ["nothing", {}, {}],
  ["tools", { tools: {} }, { tools: lists }],
  ["prompts", { prompts: {} }, { prompts: lists }],
  ["resources", { resources: {} }, { resources: { subscribe: true, ...lists } }],
  [
    "a prompt that completes",
    { prompts: { a: prompt({ arguments: { b: { complete } }, get: text }) } },
    { prompts: lists, completions: {} },
  ],
])("says of a server of %s no more than that", async (_what, offer, capabilities) => {
  const definition = defineServer({ ...server, ...offer });

  for (const version of ["2025-11-25", "2026-07-28"]) {
    const result = await opening(version, definition);
    expect(result?.["capabilities"]).toEqual({ logging: {}, ...capabilities });
  }
});
