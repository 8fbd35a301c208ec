import { Button } from "../part/button.tsx";
import type { EditorProps } from "./editor-props.ts";

/** What a clear button clears. */
export type ClearButtonProps = Pick<EditorProps, "label" | "isRequired" | "value" | "onChange">;

/** Takes a value away again, where it may be absent and is not. */
export function ClearButton({ label, isRequired, value, onChange }: ClearButtonProps) {
  if (isRequired || value === undefined) return null;
  return (
    <Button
      look="quiet"
      icon="cross"
      title="Leave out"
      aria-label={`Leave out ${label}`}
      onClick={() => onChange(undefined)}
    />
  );
}
