import { useState } from "preact/hooks";
import { announce } from "./announce.ts";
import { Button } from "./button.tsx";

/** What a copy button copies. */
export interface CopyButtonProps {
  /** Asked when the button is pressed. */
  readonly text: () => string;
  /** Default `Copy`. */
  readonly label?: string;
}

/** Puts a text on the clipboard. */
export function CopyButton({ text, label = "Copy" }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
      announce("Copied");
    } catch {
      announce("The clipboard refused the text");
    }
  };
  return (
    <Button
      class="copy"
      look="quiet"
      icon={isCopied ? "tick" : "copy"}
      aria-label={label}
      title={isCopied ? "Copied" : label}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    />
  );
}
