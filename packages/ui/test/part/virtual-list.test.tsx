// @vitest-environment happy-dom
import { useSignal } from "@preact/signals";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { VirtualList } from "../../src/index.ts";
import { find, key, show, tick } from "../page.ts";

// Nothing has a height without a browser that lays it out.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(240);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    return Number.parseFloat(this.querySelector<HTMLElement>(".whole")?.style.height ?? "0");
  });
  return () => vi.restoreAllMocks();
});

interface ListProps {
  readonly count: number;
  readonly first?: number;
  readonly onPress?: (index: number) => void;
}

function List({ count, first = -1, ...rest }: ListProps) {
  const selected = useSignal(first);
  return (
    <VirtualList
      label="Numbers"
      count={count}
      {...rest}
      selected={selected.value}
      onSelect={(index) => {
        selected.value = index;
      }}
      renderRows={(from, until, Row) =>
        Array.from({ length: until - from }, (_, at) => (
          <Row key={from + at} index={from + at}>
            {from + at}
          </Row>
        ))
      }
    />
  );
}

const rows = () => [...document.querySelectorAll("[role=option]")].map((row) => row.textContent);
const selected = () => document.querySelector("[aria-selected=true]")?.textContent;
const list = () => find("[role=listbox]");

async function scroll(top: number): Promise<void> {
  await act(() => {
    list().scrollTop = top;
    list().dispatchEvent(new Event("scroll"));
  });
}

describe("a virtual list", () => {
  test("draws the rows in sight alone, out of a million", async () => {
    await show(<List count={1_000_000} />);

    expect(rows().length).toBeLessThan(14);
    expect(rows().at(-1)).toBe("999999");
  });

  test("follows the end while it grows", async () => {
    await show(<List count={100} />);
    await show(<List count={150} />);

    expect(rows().at(-1)).toBe("149");
  });

  test("stays where it was scrolled to while it grows, and follows again from the end", async () => {
    await show(<List count={100} />);
    await scroll(240);
    await show(<List count={150} />);
    expect(rows()[0]).toBe("10");

    await scroll(150 * 24 - 240);
    await show(<List count={200} />);
    expect(rows().at(-1)).toBe("199");
  });

  test("stays where it was scrolled to while more rows come than a browser's tallest box holds", async () => {
    await show(<List count={2_000_000} />);
    await scroll(4_000_000);
    const first = rows()[0];
    await show(<List count={2_500_000} />);

    expect(rows()[0]).toBe(first);
  });

  test("begins at the row that is selected", async () => {
    await show(<List count={1_000} first={300} />);

    expect(selected()).toBe("300");
    expect(list().getAttribute("aria-activedescendant")).toBe(
      document.querySelector("[aria-selected=true]")?.id,
    );
  });

  test("is walked by keys, and keeps the selected row in sight", async () => {
    await show(<List count={1_000} first={0} />);

    for (const name of ["j", "ArrowDown", "j", "k"]) await key(list(), name);
    expect(selected()).toBe("2");

    await key(list(), "End");
    expect(selected()).toBe("999");

    await key(list(), "PageUp");
    expect(selected()).toBe("990");
  });

  test("selects the row that is clicked, and takes the focus", async () => {
    await show(<List count={5} />);

    await tick(document.querySelectorAll<HTMLElement>("[role=option]")[3] as HTMLElement);

    expect(selected()).toBe("3");
    expect(document.activeElement).toBe(list());
  });

  test("tells how many rows there are and which one each is", async () => {
    await show(<List count={1_000} first={500} />);

    const row = document.querySelector("[aria-selected=true]");
    expect(row?.getAttribute("aria-setsize")).toBe("1000");
    expect(row?.getAttribute("aria-posinset")).toBe("501");
  });

  test("presses a row by click, Enter and Space where that is more than to select it", async () => {
    const pressed: number[] = [];
    await show(<List count={5} first={2} onPress={(index) => pressed.push(index)} />);

    await tick(document.querySelectorAll<HTMLElement>("[role=option]")[3] as HTMLElement);
    for (const name of ["Enter", " ", "ArrowDown"]) await key(list(), name);

    expect(pressed).toEqual([3, 2, 2]);
    expect(selected()).toBe("3");
  });

  test("says of a tree how deep its rows are, and whether they are open", async () => {
    await show(
      <VirtualList
        label="Actors"
        isTree
        count={1}
        selected={0}
        onSelect={() => {}}
        renderRows={(_from, _until, Row) => (
          <Row index={0} level={2} isOpen={false}>
            client
          </Row>
        )}
      />,
    );

    const row = find("[role=tree] [role=treeitem]");
    expect(row.getAttribute("aria-level")).toBe("2");
    expect(row.getAttribute("aria-expanded")).toBe("false");
  });
});
