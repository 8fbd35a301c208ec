import { wireScenario } from "../wire-scenario.ts";

/** Calls over a socket, by a line of JSON a message and nothing else. */
export const tcp = wireScenario({
  name: "tcp",
  title: "tools/call echo, over TCP to another process",
});
