import type { Completion } from "../filter/complete-filter.ts";

/** What the ways to go on with a filter show. */
export interface FilterOffersProps {
  readonly id: string;
  readonly offers: readonly Completion[];
  /** Place of the one that is chosen, -1 where none is. */
  readonly chosen: number;
  readonly onTake: (offer: Completion) => void;
}

/** Ways to go on with a filter, under its field. */
export function FilterOffers({ id, offers, chosen, onTake }: FilterOffersProps) {
  if (offers.length === 0) return null;
  return (
    <div class="offers" role="listbox" id={id} aria-label="Ways to go on" tabIndex={-1}>
      {offers.map((offer, index) => (
        <div
          key={offer.label}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onPointerDown={(event) => {
            // The field keeps the focus.
            event.preventDefault();
            onTake(offer);
          }}
        >
          {offer.label}
        </div>
      ))}
    </div>
  );
}
