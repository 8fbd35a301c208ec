import { Icon } from "@mcp-actors/ui";

/** What a choice of a file shows. */
export interface FileChoiceProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onChoose: (file: File) => void;
}

/** Lets a recording be chosen, again and again. */
export function FileChoice({ label, isDisabled = false, onChoose }: FileChoiceProps) {
  return (
    <label class="button file-choice" data-disabled={isDisabled}>
      <Icon name="upload" />
      {label}
      <input
        class="unseen"
        type="file"
        accept=".jsonl,.ndjson"
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may have changed, and be chosen again.
          currentTarget.value = "";
          if (file !== undefined) onChoose(file);
        }}
      />
    </label>
  );
}
