import { ICON_STROKES, type IconName } from "./icon-strokes.ts";

/** What an icon shows. */
export interface IconProps {
  readonly name: IconName;
  /** Said to screen readers; where absent the icon is an ornament of the words beside it. */
  readonly label?: string;
}

/** A small drawing in the colour of the text around it. */
export function Icon({ name, label }: IconProps) {
  const strokes = ICON_STROKES[name].map((path) => <path key={path} d={path} />);
  if (label === undefined) {
    return (
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
        {strokes}
      </svg>
    );
  }
  return (
    <svg class="icon" viewBox="0 0 16 16" role="img">
      <title>{label}</title>
      {strokes}
    </svg>
  );
}
