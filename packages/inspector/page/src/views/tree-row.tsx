import { Icon, StateMark } from "@mcp-actors/ui";
import type { TreeLine } from "../store/tree-line.ts";
import { EraBadge } from "./era-badge.tsx";
import { markOf, stateWords } from "./mark-of.ts";

/** What a row of the tree shows. */
export interface TreeRowProps {
  readonly line: TreeLine;
}

/** A process, a peer, an actor or a request, and where it stands. */
export function TreeRow({ line }: TreeRowProps) {
  const { depth, kind, name, state, aside, isOver, isOpen, era } = line;
  const says = kind === "request" ? stateWords(state) : state;
  return (
    <span
      class="tree-row"
      data-kind={kind}
      data-over={isOver}
      style={{ paddingInlineStart: `${8 + depth * 15}px` }}
      title={[name, says, aside].filter(Boolean).join(" · ")}
    >
      {isOpen === undefined ? (
        <TreeMark line={line} />
      ) : (
        <span class="twist" data-key={line.key}>
          <Icon name={isOpen ? "down" : "right"} />
        </span>
      )}
      {isOpen !== undefined && kind === "actor" && <TreeMark line={line} />}
      <b>{name}</b>
      {era !== undefined && <EraBadge revision={era} />}
      <span class="says">{says}</span>
      <em>{aside}</em>
    </span>
  );
}

function TreeMark({ line: { mark, kind } }: TreeRowProps) {
  const state = kind === "request" ? markOf(mark) : undefined;
  if (state !== undefined) return <StateMark state={state} />;
  return <i class="dot" data-mark={mark} aria-hidden="true" />;
}
