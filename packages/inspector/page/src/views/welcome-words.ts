import type { SourceState } from "../store/sight.ts";

/** What is said where nothing is to be seen yet. */
export interface WelcomeWords {
  readonly title: string;
  readonly says: string;
}

const PRINTED =
  "The whole address, which ends in #token=…, is printed as “Inspector: http://…” where the inspected program, or mcp-actors inspect, was started";

/** What a source that shows nothing is about, and what would change that. */
export function welcomeWords(source: SourceState | undefined): WelcomeWords {
  if (source?.kind === "file") return wordsOfFile(source);
  if (source?.kind === "hub") return wordsOfHub(source);
  return {
    title: "Nothing is open, for this address has no token",
    says: `${PRINTED}. Open that one, or a recording, or start with`,
  };
}

function wordsOfFile({ state, problem = "One moment" }: SourceState): WelcomeWords {
  const title = state === "failed" ? "This file cannot be shown" : "Reading the file";
  return { title, says: problem };
}

function wordsOfHub({ state, problem = "One moment" }: SourceState): WelcomeWords {
  switch (state) {
    case "live":
      return {
        title: "The hub waits for its first client or server",
        says: "This page fills by itself as soon as one starts. Start one with",
      };
    case "refused":
      return {
        title: "The token is wrong",
        says: `${problem}: each start of a hub may make another. ${PRINTED}`,
      };
    case "waiting":
      return { title: "The hub is away", says: problem };
    default:
      return { title: "Connecting to the hub", says: problem };
  }
}
