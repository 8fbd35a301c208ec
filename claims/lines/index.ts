import type { Claim } from "../claim.ts";
import { bundleSize } from "./bundle-size.ts";
import { callerAbort } from "./caller-abort.ts";
import { cancelWhileQueued } from "./cancel-while-queued.ts";
import { cancelledReplies } from "./cancelled-replies.ts";
import { cancelledStreams } from "./cancelled-streams.ts";
import { closingStream } from "./closing-stream.ts";
import { crashAtStart } from "./crash-at-start.ts";
import { duplicateId } from "./duplicate-id.ts";
import { duplicateIdHttp } from "./duplicate-id-http.ts";
import { fetchHandler } from "./fetch-handler.ts";
import { forgedIds } from "./forged-ids.ts";
import { infiniteTimeout } from "./infinite-timeout.ts";
import { moduleEdited } from "./module-edited.ts";
import { notificationOrder } from "./notification-order.ts";
import { parallelCalls } from "./parallel-calls.ts";
import { progressInOneChunk } from "./progress-in-one-chunk.ts";
import { rejectingProgress } from "./rejecting-progress.ts";
import { sessionForgotten } from "./session-forgotten.ts";
import { shellClose } from "./shell-close.ts";
import { stdinEnd } from "./stdin-end.ts";
import { streamEndsEarly } from "./stream-ends-early.ts";
import { totalTimeout } from "./total-timeout.ts";
import { typeCheckTime } from "./type-check-time.ts";

/** The lines of the scoreboard, in the order of the table. */
export const LINES: readonly Claim[] = [
  progressInOneChunk,
  notificationOrder,
  infiniteTimeout,
  totalTimeout,
  callerAbort,
  forgedIds,
  rejectingProgress,
  parallelCalls,
  cancelWhileQueued,
  duplicateId,
  duplicateIdHttp,
  cancelledStreams,
  cancelledReplies,
  streamEndsEarly,
  closingStream,
  sessionForgotten,
  shellClose,
  stdinEnd,
  crashAtStart,
  moduleEdited,
  fetchHandler,
  bundleSize,
  typeCheckTime,
];
