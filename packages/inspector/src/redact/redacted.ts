/** How a secret of so many characters is shown. */
export function redacted(length: number): string {
  return `[redacted · ${length} chars]`;
}
