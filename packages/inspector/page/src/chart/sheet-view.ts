/** How a sheet lies in its frame: its corner, in px, and how large it is. */
export interface SheetView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** How large a sheet that has room is made, for its whole to be seen. */
export const LARGEST_FIT = 1.15;
const SMALLEST = 0.15;
const LARGEST = 4;

/** The whole sheet in the middle of its frame, never larger than it is. */
export function fitted(sheet: Size, frame: Size): SheetView {
  const scale = Math.min(LARGEST_FIT, frame.width / sheet.width, frame.height / sheet.height);
  return {
    scale,
    x: (frame.width - sheet.width * scale) / 2,
    y: Math.max(0, (frame.height - sheet.height * scale) / 2),
  };
}

/** Below this the names on a sheet are too small to be read. */
const READABLE = 0.8;

/** The whole sheet where it can be read then, else as much of it as can, around one place of it. */
export function focused(sheet: Size, frame: Size, place: Size & Corner): SheetView {
  const whole = fitted(sheet, frame);
  if (whole.scale >= READABLE) return whole;
  const scale = Math.max(READABLE, Math.min(1, frame.width / sheet.width));
  return {
    scale,
    x: around(place.x + place.width / 2, scale, { sheet: sheet.width, frame: frame.width }),
    y: around(place.y + place.height / 2, scale, { sheet: sheet.height, frame: frame.height }),
  };
}

/** Where a sheet begins for one place of it to be in the middle, as far as the sheet goes. */
function around(
  place: number,
  scale: number,
  { sheet, frame }: { readonly sheet: number; readonly frame: number },
): number {
  const length = sheet * scale;
  if (length <= frame) return (frame - length) / 2;
  return Math.min(0, Math.max(frame - length, frame / 2 - place * scale));
}

/** The sheet so many times as large, with one point of the frame where it is. */
export function zoomed(
  { x, y, scale }: SheetView,
  factor: number,
  around: { readonly x: number; readonly y: number },
): SheetView {
  const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
  const grown = next / scale;
  return {
    scale: next,
    x: around.x - (around.x - x) * grown,
    y: around.y - (around.y - y) * grown,
  };
}

/** The sheet moved by so many px. */
export function moved({ x, y, scale }: SheetView, right: number, down: number): SheetView {
  return { scale, x: x + right, y: y + down };
}
