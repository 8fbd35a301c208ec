import { useState } from "preact/hooks";
import { Button } from "../part/button.tsx";

/** Texts longer than this are cut, in UTF-16 units. */
const CUT = 300;

/** What a JSON leaf shows. */
export interface JsonLeafProps {
  readonly value: unknown;
}

/** A value of a JSON tree that holds no others. */
export function JsonLeaf({ value }: JsonLeafProps) {
  if (typeof value === "string") return <JsonText text={value} />;
  if (typeof value === "symbol") return <span class="odd">{value.description}</span>;
  const kind = value === null ? "null" : typeof value;
  return (
    <span class="leaf" data-kind={kind}>
      {kind === "function" ? "function" : String(value)}
    </span>
  );
}

/** What stands in a record where something was redacted. */
const REDACTED = /^\[(redacted · [^\]]+)\]$/;

function JsonText({ text }: { readonly text: string }) {
  const [, redacted] = REDACTED.exec(text) ?? [];
  if (redacted !== undefined) return <span class="redacted">{redacted}</span>;
  return <LongText text={text} />;
}

function LongText({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(text.length <= CUT);
  const shown = isWhole ? text : `${text.slice(0, CUT)}…`;
  return (
    <>
      <span class="leaf" data-kind="string">
        {JSON.stringify(shown)}
      </span>
      {!isWhole && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          show all {text.length.toLocaleString("en")}
        </Button>
      )}
    </>
  );
}
