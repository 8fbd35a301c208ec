export type { Attachable, Attachment, End } from "./attachment.ts";
export type { CallEvent, CallFacts, CallOutcome } from "./call-event.ts";
export { callMachine } from "./call-machine.ts";
export { type CallShape, type CallState, callTable } from "./call-table.ts";
export type { Connection } from "./connection/connection.ts";
export type { ConnectionNotice } from "./connection/connection-event.ts";
export { connectionMachine } from "./connection/connection-machine.ts";
export type { ConnectionState } from "./connection/connection-state.ts";
export { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from "./connection/connection-timeouts.ts";
export { type ConnectionOptions, createConnection } from "./connection/create-connection.ts";
export type { Dial } from "./connection/dial-link.ts";
export { DEFAULT_LIVENESS, type Liveness } from "./connection/liveness.ts";
export type { Restore } from "./connection/restore-session.ts";
export { watchMachine } from "./connection/watch-machine.ts";
export { contain, type Failed } from "./contain.ts";
export type {
  InboundRequestEvent,
  InboundRequestFacts,
  InboundRequestOutcome,
} from "./inbound-request-event.ts";
export { inboundRequestMachine } from "./inbound-request-machine.ts";
export {
  type InboundRequestShape,
  type InboundRequestState,
  inboundRequestTable,
} from "./inbound-request-table.ts";
export type { DrivableEnd } from "./inspection/drivable-end.ts";
export type { DrivableServer } from "./inspection/drivable-server.ts";
export type { DrivableSessions } from "./inspection/drivable-sessions.ts";
export type { InspectionObserver } from "./inspection/inspection-observer.ts";
export { inspectionOf } from "./inspection/inspection-of.ts";
export type {
  Inspect,
  InspectedEnd,
  Inspection,
  Inspector,
  LeanStep,
  LeanTap,
  LivingRequests,
  TimerStep,
} from "./inspection/inspector.ts";
export { INSPECT, processInspector } from "./inspection/process-inspector.ts";
export { compile } from "./lean/compile.ts";
export { LeanActor } from "./lean/lean-actor.ts";
export type { LeanProgram } from "./lean/lean-program.ts";
export { LeanScope, type LeanScopeOptions } from "./lean/lean-scope.ts";
export type { Effects, LeanShape, Owner, ShapeOf } from "./lean/lean-shape.ts";
export type { LeanState, LeanTable, LeanTransition } from "./lean/lean-table.ts";
export { programOf } from "./lean/program-of.ts";
export { linkThrough } from "./middleware/link-through.ts";
export { linkWith } from "./middleware/link-with.ts";
export type {
  ExchangeMessage,
  Middleware,
  Next,
  PassingRequest,
} from "./middleware/middleware.ts";
export { type Failing, serveThrough } from "./middleware/serve-through.ts";
export { negotiationMachine } from "./negotiation/negotiation-machine.ts";
export {
  type CallOptions,
  checkTimeouts,
  DEFAULT_TIMEOUT,
  DEFAULT_TOTAL_TIMEOUT,
} from "./peer/call-options.ts";
export { createPeer } from "./peer/create-peer.ts";
export { DEFAULT_LIMITS, type PeerLimits } from "./peer/limits.ts";
export {
  type LaneOptions,
  type NotificationHandler,
  NotificationLanes,
} from "./peer/notification-lanes.ts";
export { OutboundCall } from "./peer/outbound-call.ts";
export type { Peer, PeerCounts, PeerOptions } from "./peer/peer.ts";
export { Slots, type SlotTaker } from "./peer/slots.ts";
export { RequestError, type UnansweredOutcome } from "./request-error.ts";
export type { InboundExchange, Serve } from "./serve.ts";
export {
  type SessionContext,
  type SessionEvent,
  type SessionTerms,
  sessionMachine,
} from "./session/session-machine.ts";
export { type SessionState, sessionState } from "./session/session-state.ts";
export { type SessionSnapshot, toSessionSnapshot } from "./session/wake-session.ts";
export { settle, toError } from "./settle.ts";
export { nextDelay } from "./supervision/next-delay.ts";
export {
  DEFAULT_POLICY,
  type SupervisionPolicy,
  supervisionPolicy,
} from "./supervision/supervision-policy.ts";
export type { Clock } from "./timers/clock.ts";
export { Pace } from "./timers/pace.ts";
export { systemClock } from "./timers/system-clock.ts";
export { createTimers, TimerNode, type TimerOwner, type Timers } from "./timers/timers.ts";
export { unheldClock } from "./timers/unheld-clock.ts";
export type { PeerEvent, PeerObserver } from "./trace.ts";
