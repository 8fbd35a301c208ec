import type { RecordKind } from "../records/index.ts";

type FieldType = "text" | "number" | "list" | "object";

/** The fields that a record of each kind has in any case, beside those of all. */
const FIELDS: { readonly [Kind in RecordKind]: { readonly [field: string]: FieldType } } = {
  head: { format: "text", version: "number", runtime: "text" },
  peer: { role: "text", name: "text" },
  def: { hash: "text", chart: "object" },
  actor: { actor: "text", id: "text", root: "text", logic: "text" },
  ev: { actor: "text", type: "text" },
  step: { actor: "text", type: "text", edges: "list" },
  act: { actor: "text", action: "text" },
  timer: { actor: "text", timer: "text", state: "text" },
  snap: { actor: "text", type: "text", status: "text" },
  wire: { wire: "number", what: "text" },
  end: { of: "text" },
  gap: { from: "number", to: "number", lost: "number", why: "text" },
  mark: { source: "text", label: "text" },
};

/** The kinds that this version knows, each with the fields that it has in any case. */
export const RECORD_FIELDS: ReadonlyMap<string, { readonly [field: string]: string }> = new Map(
  Object.entries(FIELDS),
);

/** Whether this version knows a kind. */
export function isKnown(kind: string): boolean {
  return RECORD_FIELDS.has(kind);
}

/** What a record of a known kind lacks; undefined where it has everything. */
export function misfit(record: { readonly kind: string }): string | undefined {
  const fields = RECORD_FIELDS.get(record.kind) ?? {};
  for (const name in fields) {
    if (typeOf(Reflect.get(record, name)) === fields[name]) continue;
    return `Record of kind ${record.kind} has no ${name}`;
  }
  return undefined;
}

function typeOf(value: unknown): string {
  if (typeof value === "string") return "text";
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}
