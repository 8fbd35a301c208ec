const LOOKS = [
  ["pending", "pending"],
  ["progressing", "progressing"],
  ["awaiting", "awaiting input"],
  ["ok", "ok"],
  ["failed", "error"],
  ["timed-out", "timed out"],
  ["cancelled", "cancelled"],
] as const;

/** What the looks of bars mean. */
export function Legend() {
  return (
    <ul class="legend" aria-label="Legend">
      {LOOKS.map(([look, words]) => (
        <li key={look}>
          <i data-look={look} />
          {words}
        </li>
      ))}
    </ul>
  );
}
