/** Which moment is shown: the newest, after a number of records, or a time in µs since the Unix epoch. */
export type Moment = "live" | { readonly step: number } | { readonly time: number };
