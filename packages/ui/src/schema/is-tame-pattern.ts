/** The parts of a regular expression that matter here: escapes and classes whole, anything else by the letter. */
const PART = /\\.|\[(?:\\.|[^\]\\])*\]|[\s\S]/g;

const MOST_LETTERS = 500;

/** Unbounded repetitions of which two in a row may try each other's letters. */
const MOST_REPETITIONS = 3;

/** Whether a regular expression of a peer's can be tried on typed text without fear that it searches for ever; others are left to the peer. */
export function isTamePattern(pattern: unknown): boolean {
  if (typeof pattern !== "string" || pattern.length > MOST_LETTERS) return false;
  const parts = pattern.match(PART) ?? [];
  const repetitions = parts.filter((part) => part === "*" || part === "+" || part === "{");
  return repetitions.length <= MOST_REPETITIONS && !refersBack(parts) && !repeatsRepetition(parts);
}

function refersBack(parts: readonly string[]): boolean {
  return parts.some((part) => /^\\[1-9k]/.test(part));
}

/** Whether a group that repeats something, or offers a choice, is itself repeated. */
function repeatsRepetition(parts: readonly string[]): boolean {
  const open = [false];
  for (const [index, part] of parts.entries()) {
    if (part === "(") open.push(false);
    else if (/^[*+{|]$/.test(part)) open[open.length - 1] = true;
    else if (part === ")") {
      const isRisky = open.pop() === true;
      if (isRisky && /^[*+{]$/.test(parts[index + 1] ?? "")) return true;
      open[open.length - 1] ||= isRisky;
    }
  }
  return false;
}
