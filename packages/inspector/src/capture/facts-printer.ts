import type { RedactedPart, Redactor } from "../redact/redactor.ts";

/** Most fields of facts that are compared with the last. */
const FEW = 8;

/** Makes JSON of the facts of actors, which most often are those of the last one. */
export class FactsPrinter {
  readonly #redactor: Redactor;
  readonly #mayDiffer: boolean;
  /** The last ones that had nothing to hide, and their text. */
  #last: { readonly fields: object; readonly text: string } | undefined = undefined;

  /** @param mayDiffer - Whether the same may be shown otherwise another time, as where a hook decides. */
  constructor(redactor: Redactor, mayDiffer: boolean) {
    this.#redactor = redactor;
    this.#mayDiffer = mayDiffer;
  }

  print(facts: unknown, about: RedactedPart): string {
    if (this.#last !== undefined && areSame(facts, this.#last.fields)) return this.#last.text;
    const text = this.#redactor.print(facts, about);
    if (!this.#mayDiffer && isFlat(facts) && JSON.stringify(facts) === text) {
      this.#last = { fields: { ...facts }, text };
    }
    return text;
  }
}

function areSame(facts: unknown, known: object): boolean {
  if (typeof facts !== "object" || facts === null) return false;
  for (const key in facts) if (Reflect.get(facts, key) !== Reflect.get(known, key)) return false;
  for (const key in known) if (!(key in facts)) return false;
  return true;
}

function isFlat(facts: unknown): facts is object {
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return false;
  const values: readonly unknown[] = Object.values(facts);
  return (
    values.length <= FEW && values.every((value) => typeof value !== "object" || value === null)
  );
}
