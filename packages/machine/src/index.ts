export type { CallEvent, CallFacts, CallOutcome } from "./call-event.ts";
export { callMachine } from "./call-machine.ts";
export { callTable } from "./call-table.ts";
export type {
  InboundRequestEvent,
  InboundRequestFacts,
  InboundRequestOutcome,
} from "./inbound-request-event.ts";
export { inboundRequestMachine } from "./inbound-request-machine.ts";
export { inboundRequestTable } from "./inbound-request-table.ts";
export { compile } from "./lean/compile.ts";
export { LeanActor } from "./lean/lean-actor.ts";
export { type InspectionObserver, LeanScope, type LeanScopeOptions } from "./lean/lean-scope.ts";
export type { Effects, LeanShape, ShapeOf } from "./lean/lean-shape.ts";
export type { LeanState, LeanTable, LeanTransition } from "./lean/lean-table.ts";
export { type GenuineOptions, startGenuine } from "./lean/start-genuine.ts";
export type { Clock } from "./timers/clock.ts";
export { systemClock } from "./timers/system-clock.ts";
export { createTimers, TimerNode, type TimerOwner, type Timers } from "./timers/timers.ts";
