import type { LoggingMessageNotificationParams } from "@mcp-actors/protocol";
import type { Paint } from "../terminal/paint.ts";
import { toText } from "./to-text.ts";

/** A log message as a line. */
export function logText(
  { level, logger, data }: LoggingMessageNotificationParams,
  paint: Paint,
): string {
  const style = STYLES[level] ?? "red";
  const from = logger === undefined ? "" : `${logger}: `;
  return `${paint(style, level)} ${from}${toText(data)}`;
}

const STYLES: { readonly [level: string]: "dim" | "cyan" | "yellow" | undefined } = {
  debug: "dim",
  info: "cyan",
  notice: "cyan",
  warning: "yellow",
};
