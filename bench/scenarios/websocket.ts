import { wireScenario } from "../wire-scenario.ts";

/** Calls over a WebSocket, by what `ws` does with nothing above it. */
export const websocket = wireScenario({
  name: "websocket",
  title: "tools/call echo, over a WebSocket to another process",
});
