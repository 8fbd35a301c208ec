import { moved, type SheetView, zoomed } from "./sheet-view.ts";

/** How far an arrow key goes over a chart, in px, and how much a key zooms. */
const STEP = 48;
const ZOOM = 1.3;

/** How a chart is seen after a key; undefined where the key is none of its own. */
export function viewAfter(
  key: string,
  view: SheetView,
  { width, height }: { readonly width: number; readonly height: number },
): SheetView | undefined {
  const middle = { x: width / 2, y: height / 2 };
  switch (key) {
    case "ArrowLeft":
      return moved(view, STEP, 0);
    case "ArrowRight":
      return moved(view, -STEP, 0);
    case "ArrowUp":
      return moved(view, 0, STEP);
    case "ArrowDown":
      return moved(view, 0, -STEP);
    case "+":
    case "=":
      return zoomed(view, ZOOM, middle);
    case "-":
      return zoomed(view, 1 / ZOOM, middle);
    default:
      return undefined;
  }
}
