import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../part/button.tsx";
import { JsonLeaf } from "./json-leaf.tsx";
import type { JsonNodeProps } from "./json-node-props.ts";

/** What a value shows that was cut. */
export interface JsonCutProps extends JsonNodeProps {
  readonly value: string;
  /** Gives all of it; undefined where it is not to be had. */
  readonly whole: () => Promise<unknown>;
  /** Draws all of it; given, because cuts and nodes contain one another. */
  readonly Node: FunctionComponent<JsonNodeProps>;
}

/** A value of which a part is shown, and all of it for whoever asks. */
export function JsonCut({ name, value, ancestors, openLevels, whole, Node }: JsonCutProps) {
  const [state, setState] = useState<"cut" | "asked" | "gone">("cut");
  const [found, setFound] = useState<unknown>(undefined);
  const ask = async () => {
    setState("asked");
    const given = await whole().catch(() => undefined);
    setFound(given);
    setState(given === undefined ? "gone" : "cut");
  };
  if (typeof found === "object") {
    return <Node {...{ name, ancestors, openLevels: openLevels + 1 }} value={found} />;
  }
  return (
    <span class="line">
      {name !== undefined && <span class="key">{name}: </span>}
      {typeof found === "string" ? (
        <span class="leaf" data-kind="string">
          {JSON.stringify(found)}
        </span>
      ) : (
        <JsonLeaf value={found ?? value} />
      )}
      {found === undefined && (
        <Button look="quiet" disabled={state !== "cut"} onClick={() => void ask()}>
          {state === "gone" ? "no more of it is kept" : "show the whole"}
        </Button>
      )}
    </span>
  );
}
