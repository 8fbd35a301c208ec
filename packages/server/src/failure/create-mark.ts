/** Tells what a class of this package made, whichever copy of the package it is of. */
export interface Mark {
  /** Puts it on all that a class makes. */
  put(prototype: object): void;
  /** Whether a value, whatever it is, carries it. */
  isOn(value: unknown): boolean;
}

/** A mark that all copies of this package know by one name; a class's name alone could be that of anybody's. */
export function createMark(name: string): Mark {
  const mark = Symbol.for(`@mcp-actors/server/${name}`);
  return {
    put: (prototype) => void Reflect.defineProperty(prototype, mark, { value: true }),
    isOn: (value) => typeof value === "object" && value !== null && carries(value, mark),
  };
}

function carries(value: object, mark: symbol): boolean {
  try {
    return Reflect.get(value, mark) === true;
  } catch {
    // What cannot even be looked at carries none.
    return false;
  }
}
