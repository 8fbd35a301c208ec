import { UnsupportedProtocolVersionError } from "../errors.ts";

/** Two sets of versions that do not meet. */
interface Offers {
  /** What the server speaks. */
  readonly supported: readonly string[];
  /** What we offer, newest first. */
  readonly offered: readonly string[];
}

/** The error of a negotiation without common ground; it names both sides. */
export function noCommonRevision({ supported, offered }: Offers): UnsupportedProtocolVersionError {
  const theirs = supported.join(", ") || "no revision";
  return new UnsupportedProtocolVersionError(
    `Server speaks ${theirs}, and this client ${offered.join(", ")}`,
    { supported, requested: offered[0] ?? "" },
  );
}
