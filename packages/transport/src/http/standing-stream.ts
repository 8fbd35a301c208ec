import type { TransportError } from "../errors.ts";
import type { HttpHead } from "./http-client.ts";
import { StreamFollower, type StreamTerms } from "./stream-follower.ts";

/** Whoever wants what belongs to no request. */
export interface StandingOwner {
  readonly message: (text: string) => void;
  /** The stream begins now, and what was said before is not in it: a server may say it to nobody. */
  readonly gap: () => void;
  /** The server does not know the session any more; answers with why that ends everything. */
  readonly forgotten: () => TransportError | undefined;
}

/**
 * The stream of a session, for what belongs to no request.
 *
 * A server without one says so, and that is that. Nothing that becomes of it ends the session, but that a server
 * which had one knows of no such session.
 */
export function standingStream(
  terms: Omit<StreamTerms, "comesBack">,
  { message, gap, forgotten }: StandingOwner,
): StreamFollower {
  let wasThere = false;
  const owner = {
    message,
    // There are servers that do not find what they never had.
    began: ({ status }: HttpHead) => (wasThere && status === 404 ? forgotten() : undefined),
    waiting() {},
    continuing(isResumed: boolean) {
      wasThere = true;
      if (!isResumed) gap();
    },
    gone() {},
  };
  return new StreamFollower(owner, { ...terms, comesBack: "anew" });
}
