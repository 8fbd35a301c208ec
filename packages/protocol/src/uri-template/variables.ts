import type { VariableSpec } from "./template-part.ts";

/** What a URI was found to say for the variables of its template; those it leaves out are absent. */
export interface MatchedVariables {
  readonly [name: string]: string | readonly string[];
}

/** The values of one match, where a name that is used twice has one value. */
export class Variables {
  readonly #values = new Map<string, string | readonly string[]>();
  /** Values of which only the beginning was seen. */
  readonly #beginnings = new Map<string, string>();

  readonly gather = (spec: VariableSpec, value: string | readonly string[]): boolean => {
    const { name, maxLength } = spec;
    if (maxLength !== undefined && typeof value === "string") return this.#begin(name, value);
    const known = this.#values.get(name);
    if (known !== undefined && !isSame(known, value)) return false;
    this.#values.set(name, value);
    return true;
  };

  /** The values by their names; undefined where a beginning is not that of its value. */
  toRecord(): MatchedVariables | undefined {
    for (const [name, beginning] of this.#beginnings) {
      const value = this.#values.get(name) ?? beginning;
      if (typeof value !== "string" || !value.startsWith(beginning)) return undefined;
      this.#values.set(name, value);
    }
    return Object.fromEntries(this.#values);
  }

  /** Of two beginnings one begins the other. */
  #begin(name: string, value: string): boolean {
    const known = this.#beginnings.get(name) ?? "";
    const [shorter, longer] = known.length < value.length ? [known, value] : [value, known];
    this.#beginnings.set(name, longer);
    return longer.startsWith(shorter);
  }
}

function isSame(one: string | readonly string[], other: string | readonly string[]): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
