/** A span of milliseconds as people read it: `25 ms`, `1.38 s`, `2 min 5 s`, `1 h 2 min`. */
export function formatDuration(milliseconds: number): string {
  const span = Math.max(0, milliseconds);
  if (span < 999.5) return `${Math.round(span)} ms`;
  if (span < 9_995) return `${(span / 1_000).toFixed(2)} s`;
  if (span < 59_950) return `${(span / 1_000).toFixed(1)} s`;
  const seconds = Math.round(span / 1_000);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
