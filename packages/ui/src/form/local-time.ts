/** Whether a text is a date with its time and zone, as the format `date-time` asks for. */
export function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d[Tt ].+(?:[Zz]|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}

/** An instant as the clock on the wall here shows it, in the form that `datetime-local` takes; empty where the text is no instant. */
export function toLocalTime(text: string): string {
  if (!isInstant(text)) return "";
  const date = new Date(text);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 19);
}

/** The instant at which the clock on the wall here shows a time, in UTC. */
export function fromLocalTime(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().replace(/\.000Z$/, "Z");
}
