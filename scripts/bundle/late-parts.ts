/** Parts of a package that clients load later than the entry they are exported by, each a chunk of its own. */
export const LATE_PARTS = [
  { name: "http", test: /\/protocol\/src\/http\// },
  {
    name: "answers",
    test: /\/protocol\/src\/guards\/is-(?:elicit|create-message|message|list-roots)/,
  },
  { name: "subscription", test: /\/machine\/src\/subscription\// },
] as const;

/** Whether a module is of such a part. */
export function isLate(id: string): boolean {
  return LATE_PARTS.some(({ test }) => test.test(id));
}
