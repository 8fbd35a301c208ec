/** Objects and lists that a schema may be made of. */
const MOST_PARTS = 20_000;
/** Schemas with a name of their own that may be within one another: what is in each is read once more. */
const MOST_NAMES = 4;

/** Keywords whose value is a map of schemas, and no schema. */
const MAPS = ["$defs", "definitions", "dependentSchemas", "patternProperties", "properties"];

/** Throws where a schema is too large to be read. */
export function checkSize(schema: object): void {
  let parts = 0;
  const visit = (part: object, names: number, isMap: boolean) => {
    parts += 1;
    if (parts > MOST_PARTS) throw new RangeError("Output schema is too large to check");
    const within = names + Number(!isMap && isNamed(part));
    if (within > MOST_NAMES) throw new RangeError("Output schema has too many names to check");
    for (const [key, child] of Object.entries(part)) {
      if (typeof child !== "object" || child === null) continue;
      visit(child, within, !isMap && MAPS.includes(key));
    }
  };
  visit(schema, 0, false);
}

function isNamed(part: object): boolean {
  return "$id" in part || "id" in part;
}
