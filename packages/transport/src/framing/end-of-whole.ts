/** How many digits a number may have and be read as it was written. */
const MOST_DIGITS = 15;
const ZERO = 48;
const NINE = 57;

/** Where the digits of a whole number end that is written as in JSON; -1 where there is none, or too long a one. */
export function endOfWhole(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  const length = end - start;
  if (length === 0 || length > MOST_DIGITS) return -1;
  return length > 1 && text.charCodeAt(start) === ZERO ? -1 : end;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}
