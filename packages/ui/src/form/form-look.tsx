import { Button } from "../part/button.tsx";

/** How a form shows its value. */
export type Look = "form" | "json";

/** What a form look switches. */
export interface FormLookProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** Switches between fields and JSON. */
export function FormLook({ look, onLook }: FormLookProps) {
  return (
    <fieldset class="segments" aria-label="Edit as">
      <Button look="quiet" aria-pressed={look === "form"} onClick={() => onLook("form")}>
        Form
      </Button>
      <Button look="quiet" aria-pressed={look === "json"} onClick={() => onLook("json")}>
        JSON
      </Button>
    </fieldset>
  );
}
