import { unfailing } from "@mcp-actors/transport";
import type { ServerObserver } from "../server-event.ts";
import { printFailure } from "./print-failure.ts";

/** An observer that fails nothing: what it throws or rejects is ignored. Where none is given, failures are printed. */
export function containedObserver(observer: ServerObserver = printFailure): ServerObserver {
  return unfailing(observer);
}
