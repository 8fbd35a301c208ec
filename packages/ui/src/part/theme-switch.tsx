import { useEffect } from "preact/hooks";
import { Button } from "./button.tsx";
import type { IconName } from "./icon-strokes.ts";
import { followTheme, type Theme, theme } from "./theme.ts";

const CHOICES: readonly (readonly [Theme, IconName, string])[] = [
  ["system", "screen", "Theme of the system"],
  ["light", "sun", "Light theme"],
  ["dark", "moon", "Dark theme"],
];

/** What a theme switch is told. */
export interface ThemeSwitchProps {
  /** Under which the choice is kept in local storage, default `theme`. */
  readonly storageKey?: string;
}

/** Lets people choose between light, dark and what their system says. */
export function ThemeSwitch({ storageKey = "theme" }: ThemeSwitchProps) {
  useEffect(() => followTheme(storageKey), [storageKey]);
  return (
    <fieldset class="segments" aria-label="Theme">
      {CHOICES.map(([name, icon, label]) => (
        <Button
          key={name}
          icon={icon}
          look="quiet"
          aria-label={label}
          title={label}
          aria-pressed={theme.value === name}
          onClick={() => {
            theme.value = name;
          }}
        />
      ))}
    </fieldset>
  );
}
