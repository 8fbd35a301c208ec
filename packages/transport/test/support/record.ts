import type { Observable } from "rxjs";

export interface Recording<Item> {
  readonly items: readonly Item[];
  /** Settles when that many items were heard. */
  atLeast(count: number): Promise<void>;
  /** Settles with `completed` or `{ error }`. */
  ended(): Promise<unknown>;
  close(): void;
}

/** Hears a channel or a link, as its one consumer. */
export function record<Item>({
  inbound$,
}: {
  readonly inbound$: Observable<Item>;
}): Recording<Item> {
  const items: Item[] = [];
  let end: unknown;
  const looks = new Set<() => void>();
  const look = () => {
    for (const again of looks) again();
  };
  const when = (isMet: () => boolean) =>
    new Promise<void>((resolve) => {
      looks.add(() => isMet() && resolve());
      look();
    });
  const reading = inbound$.subscribe({
    next: (item) => {
      items.push(item);
      look();
    },
    error: (error: unknown) => {
      end = { error };
      look();
    },
    complete: () => {
      end = "completed";
      look();
    },
  });
  return {
    items,
    atLeast: (count) => when(() => items.length >= count),
    ended: () => when(() => end !== undefined).then(() => end),
    close: () => reading.unsubscribe(),
  };
}
