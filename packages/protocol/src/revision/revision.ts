import type { Era } from "../dialect.ts";
import type { ErrorCode } from "../error-code.ts";

/** What one revision of the specification has that another lacks, as data. */
export interface Revision {
  readonly version: string;
  readonly era: Era;
  /** JSON arrays of messages may be received. spec: 2025-03-26 basic/index */
  readonly batches: boolean;
  /** An error may lack the id of a request that could not be read. spec: 2025-11-25 schema */
  readonly errorsWithoutId: boolean;
  /** A stream may end before its answer, for its client to come back (SEP-1699). spec: 2025-11-25 basic/transports */
  readonly polling: boolean;
  /** What `structuredContent` may be. spec: server/tools#structured-content */
  readonly structuredContent: "none" | "object" | "any";
  /** Kinds of content block that tools and prompts may hold. */
  readonly contentKinds: ReadonlySet<string>;
  /** Whether a client may be asked through `elicitation/create`, and in which modes. */
  readonly elicitationModes: ReadonlySet<string>;
  /** Bad tool arguments are a tool's result, for the model to mend, rather than an error (SEP-1303). */
  readonly argumentErrorsAreResults: boolean;
  /** What says that there is no resource of a URI. spec: server/resources#error-handling */
  readonly resourceNotFound: ErrorCode;
  /** A server that completes says so. spec: server/utilities/completion#capabilities */
  readonly completionsAreDeclared: boolean;
}
