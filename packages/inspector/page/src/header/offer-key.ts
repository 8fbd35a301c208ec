/** What a key does to a list of offers; what is absent stays as it is. */
export interface OfferStep {
  /** Place of the offer to take. */
  readonly take?: number;
  /** Place of the offer to choose. */
  readonly choose?: number;
  readonly isClosed?: boolean;
}

/** What a key does where so many offers are shown; undefined where it does what it always does. */
export function offerKey(
  key: string,
  { count, chosen }: { readonly count: number; readonly chosen: number },
): OfferStep | undefined {
  if (key === "Escape") return { isClosed: true };
  if (key === "Enter") return chosen < 0 ? { isClosed: true } : { take: chosen };
  if (count === 0) return undefined;
  // Nobody is kept in the field: Tab takes what was chosen, and else leads on.
  if (key === "Tab") return chosen < 0 ? undefined : { take: chosen };
  if (key === "ArrowDown") return { choose: (chosen + 1) % count };
  if (key === "ArrowUp") return { choose: chosen <= 0 ? count - 1 : chosen - 1 };
  return undefined;
}
