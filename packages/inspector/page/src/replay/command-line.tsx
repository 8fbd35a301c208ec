import { CopyButton } from "@mcp-actors/ui";

/** What a command line shows. */
export interface CommandLineProps {
  readonly line: string;
}

/** A line for a terminal, to be copied. */
export function CommandLine({ line }: CommandLineProps) {
  return (
    <div class="snippet">
      <pre>{line}</pre>
      <CopyButton text={() => line} label="Copy the line" />
    </div>
  );
}
