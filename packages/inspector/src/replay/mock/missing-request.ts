import type { ErrorObject } from "@mcp-actors/protocol";
import type { JsonFields } from "../../records/index.ts";
import type { JsonDifference } from "../json-differences.ts";

/** A recorded request that is not the one that was asked for. */
export interface NearRequest {
  readonly params: JsonFields;
  readonly differences: readonly JsonDifference[];
}

/** How many of the nearest are told. */
const TOLD = 3;
/** How much of params is told, in characters. */
const SHOWN = 200;

/** What is said of a request that a recording does not hold: what is nearest, and where that differs. */
export function missingRequest(
  { method, params }: { readonly method: string; readonly params: JsonFields },
  recorded: readonly NearRequest[],
): Omit<ErrorObject, "code"> {
  const nearest = [...recorded]
    .sort((a, b) => a.differences.length - b.differences.length)
    .slice(0, TOLD);
  const told = nearest.map(
    ({ params: near, differences }) =>
      `${shown(near)} (differs at ${differences.map(({ path }) => path).join(", ")})`,
  );
  return {
    message: `The recording has no ${method} with ${shown(params)}; nearest: ${told.join("; ")}`,
    data: { method, nearest: nearest.map(({ params: near }) => near) },
  };
}

function shown(params: JsonFields): string {
  const text = JSON.stringify(params);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}
