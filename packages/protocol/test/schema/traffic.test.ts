import { describe, expect, test } from "vitest";
import { schemaOf } from "../../src/schema/index.ts";
import type { JsonSchema } from "../official/json-schema.ts";
import { resolve } from "../official/json-schema.ts";
import { OFFICIAL_VERSIONS, officialSchema } from "../official/official-schema.ts";

const SIDES = ["client", "server"] as const;

const ROWS = OFFICIAL_VERSIONS.flatMap((version) => SIDES.map((side) => ({ version, side })));

describe.each(ROWS)("the $side of $version", ({ version, side }) => {
  const { document } = officialSchema(version);
  const schema = schemaOf(version)?.[side];
  const title = side === "client" ? "Client" : "Server";

  test("sends the requests that it officially sends", () => {
    expect([...(schema?.requests.keys() ?? [])].sort()).toEqual(
      methodsOf(document, `${title}Request`),
    );
  });

  test("sends the notifications that it officially sends", () => {
    expect([...(schema?.notifications.keys() ?? [])].sort()).toEqual(
      methodsOf(document, `${title}Notification`),
    );
  });

  test("answers every request of the other side, and nothing else", () => {
    const other = schemaOf(version)?.[side === "client" ? "server" : "client"];

    expect([...(schema?.results.keys() ?? [])]).toEqual([...(other?.requests.keys() ?? [])]);
  });
});

describe("what answers a request", () => {
  const task = {
    task: {
      taskId: "1",
      status: "working",
      createdAt: "2025-11-25T00:00:00Z",
      lastUpdatedAt: "2025-11-25T00:00:00Z",
      ttl: null,
    },
  };
  const question = { resultType: "input_required", requestState: "a" };

  test.each([
    ["a task answers a call", "2025-11-25", "tools/call", task, true],
    ["no task answers a call", "2025-06-18", "tools/call", task, false],
    ["a question answers a call", "2026-07-28", "tools/call", question, true],
    ["no question answers a listing", "2026-07-28", "tools/list", question, false],
    ["anything answers a ping", "2025-11-25", "ping", { a: 1 }, true],
  ])("%s in %s", (_name, version, method, result, taken) => {
    const schema = schemaOf(version)?.server.results.get(method);

    expect(schema?.safeParse(result).success).toBe(taken);
  });

  test("completion has at most 100 values, since 2026-07-28", () => {
    const completion = { values: Array.from({ length: 101 }, String) };
    const result = { resultType: "complete", completion };
    const taken = (version: string) =>
      schemaOf(version)?.definitions.get("CompleteResult")?.safeParse(result).success;

    expect(OFFICIAL_VERSIONS.filter(taken)).toEqual(OFFICIAL_VERSIONS.slice(0, -1));
  });
});

function methodsOf(document: JsonSchema, name: string): string[] {
  const definition = (document.$defs ?? document.definitions)?.[name];
  if (definition === undefined) return [];
  const members = definition.anyOf ?? [definition];
  return members
    .map(({ $ref, ...inline }) => ($ref === undefined ? inline : resolve(document, $ref)))
    .map(({ properties }) => String(properties?.["method"]?.const))
    .sort();
}
