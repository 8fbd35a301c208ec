import { readPattern, type Term } from "./read-pattern.ts";

/** What trying a pattern takes at worst, on a text of some length. */
export interface PatternCost {
  /** The power of the length that the steps grow with; `Infinity` where each character can double them. */
  readonly degree: number;
  /** How many ways there are on top of that. */
  readonly choices: number;
}

interface Cost extends PatternCost {
  /** How many parts decide how long a match is; `Infinity` where its length does not tell how it came about. */
  readonly variables: number;
  /** The fewest characters of a match. */
  readonly least: number;
  /** Everything that matches a character, in order. */
  readonly characters: readonly string[];
}

const NOTHING: Cost = { degree: 0, choices: 1, variables: 0, least: 0, characters: [] };
const HOPELESS: Cost = { ...NOTHING, degree: Number.POSITIVE_INFINITY };

/** The cost of a regular expression, or more than that; it must be a valid one under the flag `u`. */
export function patternCost(pattern: string): PatternCost {
  const alternatives = readPattern(pattern);
  const { degree, choices } = ofAlternatives(alternatives);
  const isAnchored = alternatives.every(
    ([first]) => first?.piece.kind === "edge" && first.piece.text === "^",
  );
  // Without an anchor it is tried anew at each character.
  return { degree: isAnchored ? degree : degree + 1, choices };
}

function ofAlternatives(alternatives: readonly (readonly Term[])[]): Cost {
  const [only = NOTHING, ...others] = alternatives.map(ofSequence);
  return others.length === 0 ? only : others.reduce(either, only);
}

function either(one: Cost, other: Cost): Cost {
  return {
    degree: Math.max(one.degree, other.degree),
    choices: one.choices + other.choices,
    variables: Number.POSITIVE_INFINITY,
    least: Math.min(one.least, other.least),
    characters: [...one.characters, ...other.characters],
  };
}

function ofSequence(terms: readonly Term[]): Cost {
  const begins = terms.findIndex(({ piece }) => piece.kind !== "look" && piece.kind !== "edge");
  const main = inTurn(terms.slice(begins < 0 ? terms.length : begins));
  // Looks at the start are tried once each, whatever comes after them.
  const looks = terms.slice(0, begins < 0 ? terms.length : begins).map(ofTerm);
  const degree = Math.max(main.degree, ...looks.map((look) => look.degree));
  const choices = Math.max(main.choices, ...looks.map((look) => look.choices));
  const variables = looks.reduce((sum, look) => sum + look.variables, main.variables);
  return { ...main, degree, choices, variables };
}

function inTurn(terms: readonly Term[]): Cost {
  return terms.map(ofTerm).reduce(
    (one, other) => ({
      degree: one.degree + other.degree,
      choices: one.choices * other.choices,
      variables: one.variables + other.variables,
      least: one.least + other.least,
      characters: [...one.characters, ...other.characters],
    }),
    NOTHING,
  );
}

function ofTerm(term: Term): Cost {
  const { least, most } = term;
  const once = ofPiece(term);
  if (least === 1 && most === 1) return once;
  const many = { ...once, least: once.least * least };
  if (once.degree === 0 && once.choices === 1) return ofFixed(many, term, once.least);
  if (most <= 1) {
    const isTold = once.variables === 1 && once.least > 0;
    const variables = isTold ? 1 : Number.POSITIVE_INFINITY;
    return { ...many, choices: once.choices + 1, variables };
  }
  const variables = Number.POSITIVE_INFINITY;
  if (isDelimited(term, once)) return { ...many, degree: 1, variables };
  if (most === Number.POSITIVE_INFINITY) return HOPELESS;
  return { ...many, degree: once.degree * most, choices: once.choices ** most, variables };
}

/** What always has the same length, so often. */
function ofFixed(many: Cost, { least, most }: Term, length: number): Cost {
  if (length === 0) return many;
  if (most === Number.POSITIVE_INFINITY) return { ...many, degree: 1, variables: 1 };
  return { ...many, choices: most - least + 1, variables: most > least ? 1 : 0 };
}

function ofPiece({ piece }: Term): Cost {
  switch (piece.kind) {
    case "character":
      return { ...NOTHING, least: 1, characters: [piece.text] };
    case "group":
      return ofAlternatives(piece.alternatives);
    case "look":
      return {
        ...ofAlternatives(piece.alternatives),
        least: 0,
        variables: Number.POSITIVE_INFINITY,
      };
    case "edge":
      return NOTHING;
    case "repeat":
      return HOPELESS;
  }
}

/** Whether each round of a group begins or ends with a character that is nowhere else in it: then it matches in one way. */
function isDelimited({ piece }: Term, { variables, characters }: Cost): boolean {
  if (piece.kind !== "group" || piece.alternatives.length !== 1 || variables > 1) return false;
  const [terms = []] = piece.alternatives;
  return (
    (delimits(terms[0]) && isAlone(characters[0], characters.slice(1))) ||
    (delimits(terms.at(-1)) && isAlone(characters.at(-1), characters.slice(0, -1)))
  );
}

function delimits(term: Term | undefined): boolean {
  return term?.piece.kind === "character" && term.least === 1 && term.most === 1;
}

function isAlone(text = ".", others: readonly string[]): boolean {
  const character = /^[^.\\[]$/u.test(text) ? text : /^\\([^\w])$/u.exec(text)?.[1];
  if (character === undefined) return false;
  return !others.some((other) => new RegExp(`^(?:${other})$`, "u").test(character));
}
