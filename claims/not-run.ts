const HTTP = "the packages have no HTTP transport yet";

/** Claims of the scoreboard that nothing here can measure yet, each with the reason. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  "50 cancelled SSE calls hold nothing": HTTP,
  "20 cancelled JSON calls hold nothing": HTTP,
  "POST stream ends early": HTTP,
  "GET stream that is closed again and again": HTTP,
  "Session answered with 404": HTTP,
  "50 tools, stateless HTTP in process": HTTP,
  "5 calls after the token has expired": "the packages have no authorization yet",
  "Conformance scenarios of tasks": "the packages have no tasks yet",
};
