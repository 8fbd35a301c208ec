import type { Result } from "@mcp-actors/protocol";
import { failPublicly } from "./fail-publicly.ts";
import type { ServedRequest } from "./served-request.ts";

/** Answers a request with what a handler that cannot ask gives, once it does. */
export async function answerLater(
  request: ServedRequest,
  work: () => Promise<Result>,
): Promise<void> {
  const { tally } = request.runtime;
  tally.running += 1;
  try {
    request.answer(await work());
  } catch (error) {
    failPublicly(request, error);
  } finally {
    tally.running -= 1;
  }
}
