import { CopyButton } from "../part/copy-button.tsx";
import { JsonNode } from "./json-node.tsx";
import { toText } from "./to-text.ts";

/** What a JSON view shows. */
export interface JsonViewProps {
  /** Anything; what JSON has no word for, and what contains itself, is named instead of shown. */
  readonly value: unknown;
  /** What it is called, before the value. */
  readonly label?: string;
  /** How many levels are open at first, default 2; what holds much is closed all the same. */
  readonly openLevels?: number;
}

/** A value as a tree that opens piece by piece: only what is open is drawn, long texts are cut, long lists are paged. */
export function JsonView({ value, label, openLevels = 2 }: JsonViewProps) {
  return (
    <div class="json-view">
      <CopyButton text={() => toText(value)} label="Copy JSON" />
      <JsonNode name={label} value={value} ancestors={[]} openLevels={openLevels} />
    </div>
  );
}
