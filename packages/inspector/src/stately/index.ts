export type { StatelyEvent, StatelyEventObject, StatelySnapshot } from "./stately-event.ts";
export { StatelyReader } from "./stately-reader.ts";
export { type RecordSource, type StatelyTarget, StatelyWriter, toStately } from "./to-stately.ts";
