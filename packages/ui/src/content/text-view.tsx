import { useState } from "preact/hooks";
import { Button } from "../part/button.tsx";

/** Texts longer than this are cut, in UTF-16 units. */
const CUT = 20_000;

/** What a text view shows. */
export interface TextViewProps {
  readonly text: string;
}

/** Text as it came, its lines kept; very long text is cut until asked for. */
export function TextView({ text }: TextViewProps) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && text.length > CUT;
  return (
    <div class="block">
      <pre class="text">{isCut ? text.slice(0, CUT) : text}</pre>
      {isCut && (
        <Button onClick={() => setWhole(true)}>Show all {text.length.toLocaleString("en")}</Button>
      )}
    </div>
  );
}
