import type { JsonDifference } from "../../../src/replay/json-differences.ts";

/** What difference lines show. */
export interface DifferenceLinesProps {
  readonly differences: readonly JsonDifference[];
}

/** How many places of one request are told. */
const MOST = 12;

/** Where two answers differ: the path, what was recorded, and what there is in its place. */
export function DifferenceLines({ differences }: DifferenceLinesProps) {
  return (
    <>
      {differences.slice(0, MOST).map(({ path, recorded, other }) => (
        <div class="change" key={path}>
          <code>{path === "" ? "all of it" : path}</code>
          {recorded !== undefined && <Side sign="−" value={recorded} />}
          {other !== undefined && <Side sign="+" value={other} />}
        </div>
      ))}
      {differences.length > MOST && (
        <p class="change hint">and {differences.length - MOST} more places</p>
      )}
    </>
  );
}

/** How much of a value is shown, in characters. */
const SHOWN = 400;

function Side({ sign, value }: { readonly sign: "−" | "+"; readonly value: unknown }) {
  const text = JSON.stringify(value);
  return (
    <div class="side" data-sign={sign === "+" ? "after" : "before"}>
      <span>{sign}</span>
      <code>{text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}</code>
    </div>
  );
}
