/** Cases of one kind, each a thing that has gone wrong somewhere, by its number. */
export interface Area {
  readonly title: string;
  readonly cases: { readonly [number: number]: string };
  /** What those wait for that have no test yet, or whose test says only a part. */
  readonly waits?: { readonly [number: number]: string };
}

/** The same reason for several cases. */
export function waiting(reason: string, ...numbers: readonly number[]): Record<number, string> {
  return Object.fromEntries(numbers.map((number) => [number, reason]));
}
