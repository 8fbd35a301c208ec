import { JsonView } from "../json/json-view.tsx";
import { Badge } from "../part/badge.tsx";
import { Icon } from "../part/icon.tsx";
import type { ErrorView } from "./call-view.ts";

/** What an error note shows. */
export interface ErrorNoteProps {
  readonly error: ErrorView;
}

/** Why something failed, with the code and the particulars that came with it. */
export function ErrorNote({ error: { message, code, data } }: ErrorNoteProps) {
  return (
    <div class="error-note" role="alert">
      <p>
        <Icon name="warning" />
        <span>{message}</span>
        {code !== undefined && <Badge tone="error">{String(code)}</Badge>}
      </p>
      {data !== undefined && <JsonView value={data} />}
    </div>
  );
}
