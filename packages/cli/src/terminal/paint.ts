import { styleText } from "node:util";

/** How a piece of text is shown. */
export type Style = "bold" | "dim" | "italic" | "red" | "green" | "yellow" | "cyan" | "magenta";

/** Puts text in a style, or leaves it alone where none is shown. */
export type Paint = (style: Style, text: string) => string;

/** What decides whether colours are shown. */
interface Palette {
  readonly isTty: boolean;
  readonly env: { readonly [name: string]: string | undefined };
}

/** Colours on a terminal, and where FORCE_COLOR asks for them; none where NO_COLOR is set. */
export function createPaint({ isTty, env }: Palette): Paint {
  const forced = !["", "0", undefined].includes(env["FORCE_COLOR"]);
  const refused = !["", undefined].includes(env["NO_COLOR"]);
  if (refused || !(isTty || forced)) return (_style, text) => text;
  return (style, text) => styleText(style, text, { validateStream: false });
}
