const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

/** What text of each format of a form looks like; others are not known. spec: client/elicitation#requested-schema */
export const FORMATS: ReadonlyMap<unknown, (text: string) => boolean> = new Map([
  ["email", (text: string) => /^[^\s@]+@[^\s@]+$/.test(text)],
  ["uri", (text: string) => URL.canParse(text)],
  ["date", isDate],
  ["date-time", isDateTime],
]);

/** A day of the calendar: one that is none, as 30 February, does not come back as it went. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isDateTime(text: string): boolean {
  const [, date] = DATE_TIME.exec(text) ?? [];
  return date !== undefined && isDate(date);
}
