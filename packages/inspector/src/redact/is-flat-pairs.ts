/** The name of a header. */
const HEADER = /^[A-Za-z][\w-]*$/;

/** Whether a list may be names and values in turn, as Node's `rawHeaders` is: names of headers, each with a text after it. */
export function isFlatPairs(list: readonly unknown[]): boolean {
  if (list.length < 4 || list.length % 2 !== 0) return false;
  return list.every(
    (entry, place) => typeof entry === "string" && (place % 2 === 1 || HEADER.test(entry)),
  );
}
