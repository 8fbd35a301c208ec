type Path = readonly (string | number)[];

const WRONG: readonly unknown[] = [null, "?", 7.5, -1, true, [], {}];

/** One changed copy of a value. */
export interface Mutation {
  /** Where it was changed: steps with dots between them. */
  readonly path: string;
  /** What is there now; undefined where the field was dropped. */
  readonly part: unknown;
  readonly value: unknown;
}

/** Every copy of a value with one field dropped, or one part of it replaced by something of another type. */
export function mutations(value: unknown): Mutation[] {
  return pathsOf(value).flatMap((path) => {
    const parts = typeof path.at(-1) === "string" ? [undefined, ...WRONG] : WRONG;
    return parts.map((part) => ({ path: path.join("."), part, value: changed(value, path, part) }));
  });
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const steps: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...steps.flatMap(([step, part]) => pathsOf(part, [...path, step]))];
}

function changed(value: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? changed(item, rest, part) : item));
  }
  const record = value as { readonly [field: string]: unknown };
  const { [step]: old, ...others } = record;
  if (rest.length === 0 && part === undefined) return others;
  return { ...record, [step]: changed(old, rest, part) };
}
