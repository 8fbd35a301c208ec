import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useId } from "preact/hooks";
import { stepFocus } from "../hook/step-focus.ts";

/** One tab of a row of tabs. */
export interface Tab {
  readonly key: string;
  readonly label: ComponentChildren;
  /** How many things its panel holds. */
  readonly count?: number;
}

/** What tabs show. */
export interface TabsProps {
  /** What the row of tabs is called for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** The panel of the selected tab. */
  readonly children?: ComponentChildren;
}

/** A row of tabs, walked with the arrow keys, and the panel of the selected one. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const to = stepFocus(event, "[role=tab]");
    const tab = to === undefined ? undefined : tabs[to];
    if (tab !== undefined) onSelect(tab.key);
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => tab.key !== selected && onSelect(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span class="count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
