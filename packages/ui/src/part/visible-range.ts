/** Browsers refuse elements much taller than this, in CSS pixels. */
const TALLEST = 16_000_000;

/** What is known of a list of rows of one height and of the box it scrolls in; lengths in CSS pixels. */
export interface ListBox {
  readonly count: number;
  readonly rowHeight: number;
  /** Height of the box. */
  readonly height: number;
  readonly scrollTop: number;
}

/** Which rows are to be drawn, and where. */
export interface VisibleRange {
  /** Index of the first row. */
  readonly from: number;
  /** Index after the last row. */
  readonly until: number;
  /** How far down the first row stands. */
  readonly offset: number;
  /** Height of the whole, as far as the scroll bar knows. */
  readonly total: number;
}

/** The rows of a list that its box shows, by arithmetic alone, whatever their number. */
export function visibleRange(box: ListBox): VisibleRange {
  const { count, rowHeight, height, scrollTop } = box;
  const top = topOf(box);
  const from = Math.floor(top / rowHeight);
  const until = Math.min(count, Math.ceil((top + height) / rowHeight) + 1);
  return { from, until, offset: scrollTop - (top - from * rowHeight), total: totalOf(box) };
}

/** How far down the rows the box begins; more than it is scrolled where the rows are taller than browsers allow. */
export function topOf(box: ListBox): number {
  const most = box.count * box.rowHeight - box.height;
  return Math.max(0, Math.min(box.scrollTop * ratioOf(box), most));
}

/** Where to scroll so that the box begins so far down the rows. */
export function scrollTopAt(top: number, box: ListBox): number {
  return top / ratioOf(box);
}

/** Where to scroll so that a row is in sight; where it is already, nowhere. */
export function scrollTopFor(index: number, box: ListBox): number {
  const { rowHeight, height, scrollTop } = box;
  const top = topOf(box);
  const start = index * rowHeight;
  if (start < top) return scrollTopAt(start, box);
  if (start + rowHeight > top + height) return scrollTopAt(start + rowHeight - height, box);
  return scrollTop;
}

function totalOf({ count, rowHeight }: ListBox): number {
  return Math.min(count * rowHeight, TALLEST);
}

/** How many pixels of rows one pixel of the scroll bar stands for. */
function ratioOf(box: ListBox): number {
  const { count, rowHeight, height } = box;
  const total = totalOf(box);
  return total > height ? (count * rowHeight - height) / (total - height) : 1;
}
