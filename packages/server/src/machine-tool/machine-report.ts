import { isLoggingLevel, type LoggingLevel } from "@mcp-actors/protocol";

/**
 * What a machine tells its client on the way: emitted events, as in `emit({ type: "progress", progress: 1 })`.
 *
 * Only those of the machine itself leave, not those of machines that it invokes.
 */
export type MachineReport =
  | {
      readonly type: "progress";
      /** Must increase; what does not is dropped. */
      readonly progress: number;
      readonly total?: number;
      readonly message?: string;
    }
  | {
      readonly type: "log";
      readonly level: LoggingLevel;
      readonly data: unknown;
      readonly logger?: string;
    };

/** Whether an event that a machine emits is progress or a log. */
export function isReport(event: {
  readonly type: string;
  readonly [field: string]: unknown;
}): event is MachineReport {
  if (event.type === "progress") return typeof event["progress"] === "number";
  return event.type === "log" && isLoggingLevel(event["level"]);
}
