import { Empty } from "@mcp-actors/ui";
import type { CellState } from "../host/thousand-calls.ts";

/** What a wall shows. */
export interface WallProps {
  readonly cells: readonly CellState[];
}

/** A brick for each call, in the colour and the shape of what became of it. */
export function Wall({ cells }: WallProps) {
  if (cells.length === 0) return <Empty title="Nothing was called yet" />;
  const ended = cells.filter((cell) => cell !== "waiting").length;
  const label = `A brick for each of ${cells.length} calls, of which ${ended} have ended`;
  return (
    <div class="wall" role="img" aria-label={label}>
      {cells.map((cell, index) => (
        <i key={index} data-state={cell} />
      ))}
    </div>
  );
}
