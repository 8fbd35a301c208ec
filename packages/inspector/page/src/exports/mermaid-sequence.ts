import type { WireColumn, WireLine } from "../store/wire-line.ts";
import { mermaidLabel } from "./mermaid-label.ts";

/** Messages as a sequence diagram of Mermaid, for issues and read-me files. */
export function mermaidSequence(
  columns: readonly WireColumn[],
  messages: readonly WireLine[],
): string {
  const participants = columns.map(
    ({ name }, index) => `  participant p${index} as ${mermaidLabel(name)}`,
  );
  return ["sequenceDiagram", ...participants, ...messages.map(line)].join("\n");
}

function line({ from, to, look, id, label, times }: WireLine): string {
  const arrow = ARROWS[look];
  const number = id === "" ? "" : `#${id} `;
  const often = times > 1 ? ` ×${times}` : "";
  return `  p${from}${arrow}p${to}: ${mermaidLabel(`${number}${label}${often}`)}`;
}

const ARROWS: { readonly [Look in WireLine["look"]]: string } = {
  request: "->>",
  result: "-->>",
  error: "--x",
  progress: "-->>",
  notification: "-)",
  cancel: "-x",
  http: "->>",
  unreadable: "-x",
};
