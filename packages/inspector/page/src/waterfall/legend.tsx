const LOOKS = [
  ["pending", "pending"],
  ["progressing", "progressing"],
  ["awaiting", "awaiting input"],
  ["ok", "ok"],
  ["failed", "failed"],
  ["timed-out", "timed out"],
  ["cancelled", "cancelled"],
  ["lost", "lost"],
  ["refused", "refused"],
] as const;

/** What the looks of bars mean: in a line where there is room, else behind a word. */
export function Legend() {
  return (
    <>
      <ul class="legend in-line" aria-label="Legend">
        <Looks />
      </ul>
      <details class="legend-fold">
        <summary>Legend</summary>
        <ul class="legend" aria-label="Legend">
          <Looks />
        </ul>
      </details>
    </>
  );
}

function Looks() {
  return (
    <>
      {LOOKS.map(([look, words]) => (
        <li key={look}>
          <i data-look={look} />
          {words}
        </li>
      ))}
    </>
  );
}
