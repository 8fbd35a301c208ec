/** How many letters were left out, put in, mistaken or swapped with the next between two words. */
export function slipsBetween(from: string, to: string): number {
  let rows: Rows = { before: [], above: Array.from({ length: to.length + 1 }, (_, at) => at) };
  for (let row = 1; row <= from.length; row += 1) rows = below(rows, { from, to, row });
  return at(rows.above, to.length);
}

type Row = readonly number[];

/** The last two rows of the table of what it takes to make each beginning of one word of each of the other. */
interface Rows {
  readonly before: Row;
  readonly above: Row;
}

interface Place {
  readonly from: string;
  readonly to: string;
  readonly row: number;
}

function below({ before, above }: Rows, { from, to, row }: Place): Rows {
  const current = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const mistaken = from[row - 1] === to[column - 1] ? 0 : 1;
    const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const ways = [at(above, column) + 1, at(current, column - 1) + 1];
    ways.push(at(above, column - 1) + mistaken);
    if (isSwap) ways.push(at(before, column - 2) + 1);
    current.push(Math.min(...ways));
  }
  return { before: above, above: current };
}

function at(row: Row, column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
