/** How many digits a number may have and be read as it was written. */
const MOST_DIGITS = 15;
const ZERO = 48;
const NINE = 57;

/** Where the digits of a whole number end that is written as in JSON; -1 where there is none, or too long a one. */
export function endOfWhole(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return isWhole(text, start, end) ? end : -1;
}

/** Where the digits of a whole number start that end at a place; -1 where there is none, or too long a one. */
export function startOfWhole(text: string, end: number): number {
  let start = end;
  while (isDigit(text.charCodeAt(start - 1))) start -= 1;
  return isWhole(text, start, end) ? start : -1;
}

function isWhole(text: string, start: number, end: number): boolean {
  const length = end - start;
  if (length === 0 || length > MOST_DIGITS) return false;
  return length === 1 || text.charCodeAt(start) !== ZERO;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}
