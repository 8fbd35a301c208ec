/** Reads colours of the page as a canvas takes them; `light-dark()` is worked out where they are used alone. */
export class CanvasColours {
  readonly #probe = document.createElement("i");
  readonly #known = new Map<string, string>();
  readonly #patterns = new Map<string, CanvasPattern | null>();

  constructor(beside: HTMLElement) {
    this.#probe.hidden = true;
    beside.append(this.#probe);
  }

  /** Forgets what it read, as when the theme has changed. */
  forget(): void {
    this.#known.clear();
    this.#patterns.clear();
  }

  /** A colour by the name of its custom property. */
  get(name: string): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#probe.style.color = `var(${name})`;
    const colour = getComputedStyle(this.#probe).color;
    this.#known.set(name, colour);
    return colour;
  }

  /** Stripes of a colour, slanted or upright. */
  stripes(
    context: CanvasRenderingContext2D,
    name: string,
    isUpright = false,
  ): CanvasPattern | string {
    const key = `${name}${isUpright}`;
    if (!this.#patterns.has(key)) {
      this.#patterns.set(key, context.createPattern(this.#tile(name, isUpright), "repeat"));
    }
    return this.#patterns.get(key) ?? this.get(name);
  }

  #tile(name: string, isUpright: boolean): HTMLCanvasElement {
    const tile = document.createElement("canvas");
    tile.width = 8;
    tile.height = 8;
    const context = tile.getContext("2d");
    if (context === null) return tile;
    context.fillStyle = this.get(name);
    if (isUpright) context.fillRect(0, 0, 4, 8);
    else {
      context.beginPath();
      for (const [x, y] of SLANTED) context.lineTo(x, y);
      context.closePath();
      context.fill();
      context.fillRect(0, 7, 1, 1);
      context.beginPath();
      context.moveTo(6, 8);
      context.lineTo(8, 8);
      context.lineTo(8, 6);
      context.fill();
    }
    return tile;
  }
}

const SLANTED = [
  [0, 6],
  [6, 0],
  [8, 0],
  [8, 2],
  [2, 8],
  [0, 8],
] as const;
