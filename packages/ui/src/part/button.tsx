import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-strokes.ts";

/** What a button shows, beside the attributes of any `button`. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes, "icon"> {
  /** Default `plain`; `primary` for the one thing most people come to do. */
  readonly look?: "plain" | "primary" | "danger" | "quiet";
  readonly icon?: IconName;
  /** Words of the button; a button that shows its icon alone has them in `aria-label`. */
  readonly children?: ComponentChildren;
}

/** A button; it submits nothing unless told so by `type`. */
export function Button({ look = "plain", icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" data-look={look} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
