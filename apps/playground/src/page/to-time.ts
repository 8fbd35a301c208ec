const FORMAT = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

/** A moment of today, to the millisecond. */
export function toTime(at: number): string {
  return FORMAT.format(at);
}
