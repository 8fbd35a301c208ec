import { Button } from "@mcp-actors/ui";
import type { Signal } from "@preact/signals";

/** What the switch between ends shows. */
export interface EndSwitchProps {
  readonly here: string;
  readonly there: string;
  /** Whether the other end is shown. */
  readonly isOther: Signal<boolean>;
}

/** Chooses which end's actor of a request is shown. */
export function EndSwitch({ here, there, isOther }: EndSwitchProps) {
  const choose = (value: boolean) => () => {
    isOther.value = value;
  };
  return (
    <fieldset class="segments end-switch" aria-label="End">
      <Button look="quiet" aria-pressed={!isOther.value} onClick={choose(false)}>
        {here}
      </Button>
      <Button look="quiet" aria-pressed={isOther.value} onClick={choose(true)}>
        {there}
      </Button>
    </fieldset>
  );
}
