import type { Json } from "../records/index.ts";

/** Ids of every state that a state value is in, the root's empty one first. */
export function statePaths(value: Json | undefined): readonly string[] {
  return value === undefined ? [] : ["", ...pathsIn(value, "")];
}

/** A state value as people read it: `connecting.dialling`, regions joined by ` + `. */
export function stateText(value: Json | undefined): string {
  if (value === undefined) return "";
  const paths = statePaths(value);
  const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
  return leaves.filter((path) => path !== "").join(" + ");
}

function pathsIn(value: Json, parent: string): string[] {
  if (typeof value === "string") return [join(parent, value)];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = join(parent, key);
    return [path, ...pathsIn(inner, path)];
  });
}

function join(parent: string, key: string): string {
  return parent === "" ? key : `${parent}.${key}`;
}
