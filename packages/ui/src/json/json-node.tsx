import { useContext } from "preact/hooks";
import { JsonBranch } from "./json-branch.tsx";
import { JsonCut } from "./json-cut.tsx";
import { JsonLeaf } from "./json-leaf.tsx";
import type { JsonNodeProps } from "./json-node-props.ts";
import { WholeValues } from "./whole-values.ts";

/** One value of a JSON tree, with the name it stands under. */
export function JsonNode({ name, value, ancestors, openLevels }: JsonNodeProps) {
  const wholeOf = useContext(WholeValues);
  const whole = typeof value === "string" ? wholeOf(value) : undefined;
  if (typeof value === "string" && whole !== undefined) {
    return <JsonCut Node={JsonNode} {...{ name, value, ancestors, openLevels, whole }} />;
  }
  if (typeof value !== "object" || value === null) return <JsonLine name={name} value={value} />;
  if (ancestors.includes(value)) return <JsonLine name={name} value={Symbol("circular")} />;
  return <JsonBranch Node={JsonNode} {...{ name, value, ancestors, openLevels }} />;
}

function JsonLine({ name, value }: Pick<JsonNodeProps, "name" | "value">) {
  return (
    <span class="line">
      {name !== undefined && <span class="key">{name}: </span>}
      <JsonLeaf value={value} />
    </span>
  );
}
