import type { Json } from "../../records/index.ts";

/** How a text is written, where that is not as itself; undefined for as itself. */
export type WriteText = (text: string) => string | undefined;

/** JSON as an expression of JavaScript. */
export function toLiteral(json: Json, write: WriteText = () => undefined, indent = ""): string {
  if (typeof json === "string") return write(json) ?? JSON.stringify(json);
  if (typeof json !== "object" || json === null) return String(json);
  const deeper = `${indent}  `;
  if (Array.isArray(json)) {
    const members = json.map((member: Json) => toLiteral(member, write, deeper));
    return enclosed("[", members, { indent, close: "]" });
  }
  const fields = Object.entries(json).map(
    ([key, value]) => `${keyOf(key)}: ${toLiteral(value, write, deeper)}`,
  );
  return enclosed("{", fields, { indent, close: "}" });
}

function enclosed(
  open: string,
  parts: readonly string[],
  { indent, close }: { readonly indent: string; readonly close: string },
): string {
  if (parts.length === 0) return open + close;
  const line = parts.join(", ");
  const isShort = line.length + indent.length < 80 && !line.includes("\n");
  if (isShort) return open === "{" ? `{ ${line} }` : `[${line}]`;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join("")}${indent}${close}`;
}

/** `__proto__` as a key of a literal is no key. */
function keyOf(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
