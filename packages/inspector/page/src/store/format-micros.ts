/** A span of µs as people read it: `310 µs`, `25 ms`, `1.38 s`, `2 min 5 s`. */
export function formatMicros(micros: number): string {
  const span = Math.max(0, micros);
  if (span < 1_000) return `${Math.round(span)} µs`;
  if (span < 9_950) return `${(span / 1_000).toFixed(1)} ms`;
  if (span < 999_500) return `${Math.round(span / 1_000)} ms`;
  if (span < 59_950_000) return `${(span / 1_000_000).toFixed(span < 9_995_000 ? 2 : 1)} s`;
  const seconds = Math.round(span / 1_000_000);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
