import type { KeptCall } from "../host/kept-call.ts";

/** What notes on a kept call are about. */
export interface KeptNotesProps {
  readonly past: KeptCall;
}

/** What of a call of an earlier load of the page was not kept. */
export function KeptNotes({ past: { isRedacted, isCut } }: KeptNotesProps) {
  return (
    <>
      {isRedacted === true && (
        <p class="hint">
          What was secret or long in it was not kept when the page was loaded anew.
        </p>
      )}
      {isCut === true && (
        <p class="hint">Its result was too long to be kept when the page was loaded anew.</p>
      )}
    </>
  );
}
