import { setTimeout as wait } from "node:timers/promises";
import { tool } from "@mcp-actors/server";

/** Long enough for a client to tell one report from the next, in ms. */
const STEP = 50;

/** Tools that tell of their work while they do it. */
export const reporting = {
  test_tool_with_logging: tool({
    description: "Logs three messages at level info.",
    async run(_args, { log, signal }) {
      await log("info", "Tool execution started");
      await wait(STEP, undefined, { signal });
      await log("info", "Tool processing data");
      await wait(STEP, undefined, { signal });
      await log("info", "Tool execution completed");
      return "Tool with logging executed successfully";
    },
  }),
  test_logging_tool: tool({
    description: "Logs one message at each level.",
    async run(_args, { log }) {
      await log("debug", "A debug message", "everything");
      await log("info", "An info message", "everything");
      await log("warning", "A warning message", "everything");
      await log("error", "An error message", "everything");
      return "Logged at four levels";
    },
  }),
  test_tool_with_progress: tool({
    description: "Reports its progress: 0, 50 and 100 of 100.",
    async *run(_args, { progress, signal }) {
      // A pause after the last as well: there are clients that drop progress which comes together with the answer.
      for (const done of [0, 50, 100]) {
        yield progress(done, 100, `Completed step ${done} of 100`);
        await wait(STEP, undefined, { signal });
      }
      return "Tool with progress executed successfully";
    },
  }),
  test_reconnection: tool({
    description: "Closes its stream, and answers those who come back for it.",
    async run(_args, { closeStream, signal }) {
      closeStream(10 * STEP);
      await wait(2 * STEP, undefined, { signal });
      return "Reconnection test completed successfully";
    },
  }),
};
