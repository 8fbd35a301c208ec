import { AlternativesEditor } from "./alternatives-editor.tsx";
import { BooleanEditor } from "./boolean-editor.tsx";
import { ChoiceEditor } from "./choice-editor.tsx";
import { ChoicesEditor } from "./choices-editor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { GroupEditor } from "./group-editor.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { ListEditor } from "./list-editor.tsx";
import { NumberEditor } from "./number-editor.tsx";
import { TextEditor } from "./text-editor.tsx";

/** The editor for a field of any shape. */
export function Editor({ shape, ...rest }: EditorProps) {
  switch (shape.kind) {
    case "text":
      return <TextEditor shape={shape} {...rest} />;
    case "number":
      return <NumberEditor shape={shape} {...rest} />;
    case "boolean":
      return <BooleanEditor shape={shape} {...rest} />;
    case "choice":
      return <ChoiceEditor shape={shape} {...rest} />;
    case "choices":
      return <ChoicesEditor shape={shape} {...rest} />;
    case "list":
      return <ListEditor shape={shape} {...rest} />;
    case "group":
      return <GroupEditor shape={shape} {...rest} />;
    case "alternatives":
      return <AlternativesEditor shape={shape} {...rest} />;
    case "json":
      return <JsonEditor shape={shape} {...rest} />;
  }
}
