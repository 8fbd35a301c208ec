import type { Fault } from "../schema/fault.ts";

/** What a fault summary tells. */
export interface FaultSummaryProps {
  /** Every fault, or none before somebody tried to submit. */
  readonly faults: readonly Fault[];
  /** Whether a field says what is wrong at a pointer. */
  readonly hasPlace: (pointer: string) => boolean;
}

/** How much keeps a form from being submitted, and what of it no field says. */
export function FaultSummary({ faults, hasPlace }: FaultSummaryProps) {
  const count = faults.length === 1 ? "1 thing" : `${faults.length} things`;
  const homeless = faults.filter(({ pointer }) => !hasPlace(pointer));
  return (
    <div class="fault-summary" role="alert">
      {faults.length > 0 && <p>{count} to mend</p>}
      {homeless.length > 0 && (
        <ul>
          {homeless.map(({ pointer, text }) => (
            <li key={pointer}>
              {pointer !== "" && <code>{pointer}</code>} {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
