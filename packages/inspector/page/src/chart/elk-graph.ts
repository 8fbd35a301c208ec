import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import { CHIP_HEIGHT, CHIP_STEP, chipWidth, headSize } from "./box-size.ts";
import type { Picture, PictureBox, PictureLine } from "./picture.ts";
import type { Ranking } from "./rank-boxes.ts";

/** Options that every box needs, not the graph alone: ELK does not hand them down. */
const SPACING = {
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.spacing.nodeNode": "20",
  "elk.layered.spacing.nodeNodeBetweenLayers": "24",
  "elk.spacing.edgeNode": "12",
  "elk.spacing.edgeEdge": "9",
  "elk.layered.spacing.edgeNodeBetweenLayers": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "9",
  "elk.spacing.edgeLabel": "4",
};

/** The least that a layout needs, for pictures that ELK fails on otherwise. */
const BARE = {
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
};

const LABEL = { "elk.edgeLabels.inline": "true", "elk.edgeLabels.placement": "CENTER" };

/** How a graph is laid out. */
export interface GraphOptions {
  readonly direction: "DOWN" | "RIGHT";
  readonly ranking: Ranking;
  /** Whether only what cannot be left out is asked for. */
  readonly isBare?: boolean;
}

/** The picture as ELK reads it; lines that lead back are given the other way round, or it turns others. */
export function toElkGraph(picture: Picture, options: GraphOptions): ElkNode {
  const { direction, isBare = false } = options;
  const [root] = picture.boxes;
  return {
    id: "graph",
    layoutOptions: {
      ...BARE,
      "elk.direction": direction,
      ...(!isBare && { ...SPACING, "elk.edgeRouting": "ORTHOGONAL" }),
    },
    children: root === undefined ? [] : [toElkNode(root, picture, options)],
    edges: [
      ...picture.boxes.flatMap(toStart),
      ...picture.lines.map((line) => toElkEdge(line, options)),
    ],
  };
}

function toElkNode(box: PictureBox, picture: Picture, options: GraphOptions): ElkNode {
  const { width, height } = headSize(box);
  const inner = picture.boxes.filter(({ parent }) => parent === box.id);
  if (inner.length === 0) return { id: nodeId(box.id), width, height };
  const dot = box.initial === undefined ? [] : [{ id: startId(box.id), width: 10, height: 10 }];
  return {
    id: nodeId(box.id),
    children: [...dot, ...inner.map((child) => toElkNode(child, picture, options))],
    layoutOptions: {
      ...(options.isBare !== true && SPACING),
      "elk.direction": options.direction,
      "elk.padding": `[top=${height + 16},left=18,bottom=18,right=18]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${width},${height})`,
    },
  };
}

function toStart({ id, initial }: PictureBox): ElkExtendedEdge[] {
  if (initial === undefined) return [];
  return [{ id: `start-edge:${id}`, sources: [startId(id)], targets: [nodeId(initial)] }];
}

function toElkEdge(
  { id, from, to, chips }: PictureLine,
  { ranking }: GraphOptions,
): ElkExtendedEdge {
  const [source, target] = ranking.isBack(from, to) ? [to, from] : [from, to];
  const label = {
    text: chips.map((chip) => chip.label).join("\n"),
    width: Math.max(...chips.map(chipWidth)),
    height: (chips.length - 1) * CHIP_STEP + CHIP_HEIGHT,
    layoutOptions: LABEL,
  };
  return { id: lineId(id), sources: [nodeId(source)], targets: [nodeId(target)], labels: [label] };
}

/** Ids in the graph; those of a chart may be empty. */
export const nodeId = (id: string): string => `box:${id}`;
export const startId = (id: string): string => `start:${id}`;
export const lineId = (id: string): string => `line:${id}`;
