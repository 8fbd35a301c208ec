import { Button, Icon, showToast } from "@mcp-actors/ui";
import { useRef } from "preact/hooks";
import { saveFile } from "../exports/save-file.ts";
import { saveTest } from "../replay/make-test.ts";
import { ask } from "../store/store.ts";
import type { ExportName } from "../store/store-message.ts";

const EXPORTS: readonly (readonly [ExportName, string, string])[] = [
  ["jsonl", "recording.jsonl", "Everything, as JSON lines"],
  ["chrome-trace", "trace.json", "Requests, for Chrome and Perfetto"],
  ["otlp-trace", "trace.otlp.json", "Requests, as spans of OpenTelemetry (OTLP)"],
  ["har", "exchanges.har", "Exchanges over HTTP, as HAR"],
  ["mermaid-sequence", "sequence.mmd", "Messages, as a diagram of Mermaid"],
];

/** What the menu of exports shows. */
export interface ExportMenuProps {
  readonly disabled: boolean;
}

/** Saves what is open: all of it with one press, or in another form from the menu. */
export function ExportMenu({ disabled }: ExportMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <div class="export-menu">
      <Button
        icon="download"
        disabled={disabled}
        onClick={() => void save("jsonl", "recording.jsonl")}
      >
        <span class="words">
          Export<span class="format"> .jsonl</span>
        </span>
      </Button>
      <details ref={menu} onKeyDown={({ key }) => key === "Escape" && close()}>
        <summary aria-label="Other exports" class="button">
          <Icon name="down" />
        </summary>
        <div class="offers">
          <Button
            look="quiet"
            disabled={disabled}
            onClick={() => {
              close();
              void saveTest("all");
            }}
          >
            What was asked for, as a Vitest test
          </Button>
          {EXPORTS.map(([what, name, label]) => (
            <Button
              key={what}
              look="quiet"
              disabled={disabled}
              onClick={() => {
                close();
                void save(what, name);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </details>
    </div>
  );
}

async function save(what: ExportName, name: string): Promise<void> {
  try {
    saveFile(name, await ask({ do: "export", what }));
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), "error");
  }
}
