import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../part/button.tsx";
import { Icon } from "../part/icon.tsx";
import type { JsonNodeProps } from "./json-node-props.ts";
import { memberNames } from "./member-names.ts";

/** Members drawn before the next page is asked for. */
const PAGE = 100;

/** What holds more is closed at first. */
const MOST_OPEN = 30;

/** What a JSON branch shows. */
export interface JsonBranchProps extends JsonNodeProps {
  readonly value: object;
  /** Draws one member; given, because branches and nodes contain one another. */
  readonly Node: FunctionComponent<JsonNodeProps>;
}

/** An object or array of a JSON tree, open or closed. */
export function JsonBranch(props: JsonBranchProps) {
  const { name, value, openLevels } = props;
  const { count } = memberNames(value, 0);
  const [isOpen, setOpen] = useState(openLevels > 0 && count <= MOST_OPEN);
  return (
    <div class="branch">
      <button type="button" class="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? "down" : "right"} />
        {name !== undefined && <span class="key">{name}: </span>}
        <span class="mark">{bracketsOf(value, isOpen, count)}</span>
        <span class="count">{count}</span>
      </button>
      {isOpen && count > 0 && <JsonMembers {...props} />}
    </div>
  );
}

function bracketsOf(value: object, isOpen: boolean, count: number): string {
  const [left = "", right = ""] = Array.isArray(value) ? "[]" : "{}";
  if (count === 0) return left + right;
  return isOpen ? left : `${left}…${right}`;
}

function JsonMembers({ value, ancestors, openLevels, Node }: JsonBranchProps) {
  const [shown, setShown] = useState(PAGE);
  const { names, count } = memberNames(value, shown);
  const left = count - names.length;
  return (
    <ul>
      {names.map((name) => (
        <li key={`.${name}`}>
          <Node
            name={name}
            value={Reflect.get(value, name)}
            ancestors={[...ancestors, value]}
            openLevels={openLevels - 1}
          />
        </li>
      ))}
      {left > 0 && (
        <li>
          <Button look="quiet" onClick={() => setShown(shown + PAGE)}>
            {Math.min(PAGE, left)} more of {left.toLocaleString("en")}
          </Button>
        </li>
      )}
    </ul>
  );
}
