/** How far the parts of a JSON value reach: what the cost of checking it depends on. */
export interface Reach {
  /** Characters of the longest text. */
  text: number;
  /** Fields of the object that has the most. */
  fields: number;
  /** Members of the longest list. */
  members: number;
}

/** The reach of a JSON value. */
export function reachOf(value: unknown): Reach {
  const reach = { text: 0, fields: 0, members: 0 };
  widen(reach, value);
  return reach;
}

function widen(reach: Reach, value: unknown): void {
  if (typeof value === "string") reach.text = Math.max(reach.text, value.length);
  else if (Array.isArray(value)) {
    reach.members = Math.max(reach.members, value.length);
    for (const member of value) widen(reach, member);
  } else if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    reach.fields = Math.max(reach.fields, fields.length);
    for (const [name, field] of fields) {
      reach.text = Math.max(reach.text, name.length);
      widen(reach, field);
    }
  }
}
