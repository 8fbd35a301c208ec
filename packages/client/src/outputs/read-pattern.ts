/** A part of a regular expression: one character, a group, a look at what is beside, an edge, or what a group matched. */
export type Piece =
  | { readonly kind: "character"; readonly text: string }
  | { readonly kind: "group" | "look"; readonly alternatives: readonly (readonly Term[])[] }
  | { readonly kind: "edge"; readonly text: string }
  | { readonly kind: "repeat" };

/** A part and how often it may come. */
export interface Term {
  readonly piece: Piece;
  readonly least: number;
  readonly most: number;
}

const TOKEN =
  /(?<repeat>\\(?:[1-9]|k<))|(?<edge>[$^]|\\[bB])|(?<look>\(\?<?[=!])|(?<group>\((?:\?(?:<[^>]*>|[\w-]*:))?)|(?<end>[)|])|\\(?:u\{[^}]*\}|u.{4}|x..|[pP]\{[^}]*\}|c.|.)|\[(?:\\.|[^\\\]])*\]|./suy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/uy;

/** The alternatives of a regular expression, which must be a valid one under the flag `u`. */
export function readPattern(pattern: string): readonly (readonly Term[])[] {
  return new PatternReader(pattern).alternatives();
}

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** Reads to the end of the group that is open, or of the pattern. */
  alternatives(): Term[][] {
    const alternatives: Term[][] = [[]];
    for (let token = this.#take(TOKEN); token !== undefined; token = this.#take(TOKEN)) {
      if (token[0] === ")") break;
      if (token[0] === "|") alternatives.push([]);
      else alternatives.at(-1)?.push({ piece: this.#pieceOf(token), ...this.#quantifier() });
    }
    return alternatives;
  }

  #pieceOf({ 0: text, groups = {} }: RegExpExecArray): Piece {
    if (groups["look"] !== undefined) return { kind: "look", alternatives: this.alternatives() };
    if (groups["group"] !== undefined) return { kind: "group", alternatives: this.alternatives() };
    if (groups["edge"] !== undefined) return { kind: "edge", text };
    return groups["repeat"] === undefined ? { kind: "character", text } : { kind: "repeat" };
  }

  #quantifier(): Pick<Term, "least" | "most"> {
    const [, sign, least, comma, most] = this.#take(QUANTIFIER) ?? [];
    if (sign !== undefined) {
      return { least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
    }
    if (least === undefined) return { least: 1, most: 1 };
    if (comma === "") return { least: Number(least), most: Number(least) };
    return { least: Number(least), most: most === "" ? Number.POSITIVE_INFINITY : Number(most) };
  }

  #take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern) ?? undefined;
    if (found !== undefined) this.#at = expression.lastIndex;
    return found;
  }
}
