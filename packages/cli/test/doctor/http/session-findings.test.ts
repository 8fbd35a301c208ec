import { expect, test } from "vitest";
import { sessionFindings } from "../../../src/doctor/http/session-findings.ts";

interface Answered {
  readonly session?: boolean;
  readonly stream?: number;
  readonly end?: number;
}

/** A visit to a server that answers so. */
function visitTo({ session = true, stream, end }: Answered) {
  const headers = new Headers({
    "content-type": "application/json",
    ...(session && { "mcp-session-id": "1" }),
  });
  const others = { GET: stream, DELETE: end };
  const responses = Object.entries(others).flatMap(([method, status]) =>
    status === undefined ? [] : [{ method, status, headers: new Headers() }],
  );
  return {
    account: undefined,
    refusal: undefined,
    readyAfter: 1,
    wasSilent: false,
    noise: new Set<string>(),
    hiding: new Set<string>(),
    late: new Set<string>(),
    failure: undefined,
    responses: [{ method: "POST", status: 200, headers }, ...responses],
  };
}

test.each<[string, Answered, readonly string[]]>([
  ["keeps one and ends it", { end: 204 }, ["good"]],
  ["keeps one that nobody can end", { end: 405 }, ["note"]],
  ["keeps none", { session: false }, ["good"]],
  ["has a stream", { stream: 200 }, ["good", "good"]],
  ["has no stream", { stream: 405 }, ["good", "note"]],
  ["has nothing to say to who asks for the stream", { stream: 404 }, ["good", "bad"]],
])("a server that %s is told of", (_what, answered, severities) => {
  const findings = sessionFindings(visitTo(answered));

  expect(findings.map(({ severity }) => severity)).toEqual(severities);
});

test("nothing is told where nothing was answered", () => {
  expect(sessionFindings(undefined)).toEqual([]);
  expect(sessionFindings({ ...visitTo({}), responses: [] })).toEqual([]);
});
