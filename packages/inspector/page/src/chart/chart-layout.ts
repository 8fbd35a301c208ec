/** Where everything of a picture stands, in px. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  /** Where the dots stand from which the first state is entered. */
  readonly starts: readonly PlacedStart[];
  readonly lines: readonly PlacedLine[];
}

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the picture. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** A box at its place. */
export interface PlacedBox extends Area {
  readonly id: string;
}

/** The dot of a box, and the line to the state that is entered first. */
export interface PlacedStart extends Point {
  readonly id: string;
  readonly points: readonly Point[];
}

/** A line at its place, from where it leaves to where its arrow is. */
export interface PlacedLine {
  readonly id: string;
  readonly points: readonly Point[];
  /** Where its chips stand, one above the other. */
  readonly chips?: Area;
}
