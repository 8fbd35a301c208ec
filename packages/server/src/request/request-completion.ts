import type { CompletionContext } from "../definition/completer.ts";
import { BareContext } from "./bare-context.ts";
import type { Texts } from "./read-texts.ts";
import type { ServedRequest } from "./served-request.ts";

/** The context of a completer. */
export class RequestCompletion extends BareContext implements CompletionContext {
  readonly context: CompletionContext["context"];

  constructor(request: ServedRequest, filledIn: Texts) {
    super(request);
    this.context = { arguments: filledIn };
  }
}
