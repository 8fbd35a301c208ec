import type { Answers } from "./answers.ts";
import type { declaredAnswers } from "./declared-answers.ts";

/** Makes answers out of what the caller declared. */
export type Declaring = typeof declaredAnswers;

/** Loads the code of the answers; undefined at once where none is declared, as in most clients. */
export function loadAnswers({
  elicitation,
  sampling,
  roots,
}: Answers): Promise<Declaring> | undefined {
  if (elicitation === undefined && sampling === undefined && roots === undefined) return undefined;
  return import("./declared-answers.ts").then((loaded) => loaded.declaredAnswers);
}
