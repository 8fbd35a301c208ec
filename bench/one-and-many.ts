/** One call at a time, and 64 in flight. */
export const ONE_AND_MANY = [
  { label: "c=1", concurrency: 1 },
  { label: "c=64", concurrency: 64 },
] as const;
