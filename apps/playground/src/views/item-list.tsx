import { Empty, stepFocus, useHotkeys, Waiting } from "@mcp-actors/ui";
import { useEffect, useRef, useState } from "preact/hooks";
import { Breakable } from "./breakable.tsx";

/** One thing of a list. */
export interface ListedItem {
  readonly key: string;
  readonly title: string;
  readonly about?: string | undefined;
  /** A word beside the title. */
  readonly badge?: string | undefined;
}

/** What an item list shows. */
export interface ItemListProps {
  /** What the things are called, in the plural. */
  readonly what: string;
  /** Undefined until they were read. */
  readonly items: readonly ListedItem[] | undefined;
  readonly error: string | undefined;
  readonly selected: string | undefined;
  /** Those that came with the latest change. */
  readonly fresh: ReadonlySet<string>;
  readonly onSelect: (key: string) => void;
}

/** A list with a search; what came lately flashes. */
export function ItemList({ what, items, error, selected, fresh, onSelect }: ItemListProps) {
  const [words, setWords] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useHotkeys({ "/": () => search.current?.focus() });
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [selected, items === undefined]);
  if (error !== undefined) return <Empty title={`The ${what} could not be read`}>{error}</Empty>;
  if (items === undefined) return <Waiting>Reading the {what}</Waiting>;
  const found = items.filter((item) => isFound(item, words));
  return (
    <div class="item-list">
      <input
        ref={search}
        type="search"
        aria-label={`Search ${what}`}
        placeholder={`Search ${items.length} ${what}  /`}
        value={words}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {found.length === 0 && <p class="hint">No {what} here</p>}
      <ul ref={list} aria-label={what} onKeyDown={(event) => stepFocus(event, "button")}>
        {found.map(({ key, title, about, badge }) => (
          <li key={key} data-fresh={fresh.has(key)}>
            <button
              type="button"
              aria-current={key === selected ? "true" : undefined}
              onClick={() => onSelect(key)}
            >
              <span class="title">
                <span>
                  <Breakable name={title} />
                </span>
                {badge !== undefined && <small>{badge}</small>}
              </span>
              {about !== undefined && <span class="about">{about}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isFound({ key, title, about = "" }: ListedItem, words: string): boolean {
  const text = `${key} ${title} ${about}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
