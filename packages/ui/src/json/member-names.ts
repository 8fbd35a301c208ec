/** The first names of what an object or array holds, and how much that is in all; a long array is not walked for it. */
export function memberNames(
  value: object,
  most: number,
): { readonly names: readonly string[]; readonly count: number } {
  if (Array.isArray(value)) {
    const length = Math.min(most, value.length);
    return { names: Array.from({ length }, (_, index) => String(index)), count: value.length };
  }
  const names = Object.keys(value);
  return { names: names.slice(0, most), count: names.length };
}
