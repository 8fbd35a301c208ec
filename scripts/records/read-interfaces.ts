/** A field of an interface. */
export interface TypeField {
  readonly name: string;
  readonly type: string;
  /** Its docstring, in one line. */
  readonly about: string;
  readonly isOptional: boolean;
}

/** An interface as its source has it. */
export interface TypeShape {
  readonly name: string;
  readonly about: string;
  /** Its own fields, without those that it inherits. */
  readonly fields: readonly TypeField[];
}

const INTERFACE = /\/\*\* ([^\n]*) \*\/\nexport interface (\w+)[^{\n]*\{\n([\s\S]*?)\n\}/g;
const FIELD = /(?:\/\*\* (.*) \*\/\n\s*)?readonly (\w+)(\??): ([^;]+);/g;

/** The exported interfaces of a source that is formatted as all of ours are. */
export function readInterfaces(source: string): readonly TypeShape[] {
  return [...source.matchAll(INTERFACE)].map(([, about = "", name = "", body = ""]) => ({
    name,
    about,
    fields: [...body.matchAll(FIELD)].map(([, words = "", field = "", mark, type = ""]) => ({
      name: field,
      type,
      about: words,
      isOptional: mark === "?",
    })),
  }));
}
