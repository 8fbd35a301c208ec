import { Dialog } from "./dialog.tsx";

const KEYS: readonly (readonly [string, string])[] = [
  ["?", "Shows these keys"],
  ["C", "Connects to a server"],
  ["H", "Goes to the start"],
  ["[  ]", "Goes to the server before, and after"],
  ["/", "Goes to the search of a list"],
  ["Ctrl Enter", "Sends the form of a tab, wherever the focus is"],
  ["I", "Shows the chosen call in the inspector, where there is one"],
  ["Esc", "Cancels the latest call, or stops the story"],
  ["← → ↑ ↓", "Walk through tabs, lists and buttons"],
];

/** What a help dialog can be asked for. */
export interface HelpDialogProps {
  readonly onClose: () => void;
}

/** The keys of the page. */
export function HelpDialog({ onClose }: HelpDialogProps) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
