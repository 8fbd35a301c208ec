/** Claims of the scoreboard that nothing here can measure yet, each with the reason. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  "5 calls after the token has expired": "the packages have no authorization yet",
  "Conformance scenarios of tasks": "the packages have no tasks yet",
};
