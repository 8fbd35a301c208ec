/** Room for all that happens in a check. */
export const WHOLE_RING = { records: 200_000, size: 2 ** 28 };
