/** Any value as JSON, indented; what contains itself is named where it does. */
export function toText(value: unknown): string {
  const ancestors: unknown[] = [];
  const text = JSON.stringify(
    value,
    function (this: unknown, _name, held: unknown) {
      if (typeof held === "bigint") return `${held}`;
      if (typeof held !== "object" || held === null) return held;
      // `this` is the object that holds the value: whoever came after it is no ancestor.
      while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
      if (ancestors.includes(held)) return "[circular]";
      ancestors.push(held);
      return held;
    },
    2,
  );
  return text ?? String(value);
}
