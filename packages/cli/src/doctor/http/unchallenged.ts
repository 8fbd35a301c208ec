import { note } from "../finding.ts";

/** A 401 tells nobody what to do about it. spec: basic/authorization#protected-resource-metadata-discovery */
export const UNCHALLENGED = note(
  "auth",
  "its 401 comes without WWW-Authenticate",
  "Send it: clients learn from it where to log in",
);
