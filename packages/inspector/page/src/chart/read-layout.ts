import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import type { ChartLayout, PlacedBox, PlacedLine, PlacedStart, Point } from "./chart-layout.ts";
import { lineId, nodeId, startId } from "./elk-graph.ts";
import type { Picture } from "./picture.ts";
import type { Ranking } from "./rank-boxes.ts";

/** Room around the picture, in px. */
const MARGIN = 16;

/** Reads from a laid out graph where everything of a picture stands, lines that lead back turned again. */
export function readLayout(graph: ElkNode, picture: Picture, ranking: Ranking): ChartLayout {
  const nodes = new Map<string, ElkNode>();
  collect(graph, nodes);
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const { x = 0, y = 0, width = 0, height = 0 } = rootOf(graph);
  const shift: Point = { x: MARGIN - x, y: MARGIN - y };
  const start = (id: string) => edges.get(`start-edge:${id}`);
  return {
    width: Math.ceil(width + 2 * MARGIN),
    height: Math.ceil(height + 2 * MARGIN),
    boxes: picture.boxes.flatMap(({ id }) => placedBox(id, nodes.get(nodeId(id)), shift)),
    starts: picture.boxes.flatMap(({ id }) =>
      placedStart(id, nodes.get(startId(id)), start(id), shift),
    ),
    lines: picture.lines.flatMap(({ id, from, to }) =>
      placedLine(id, edges.get(lineId(id)), shift).map((line) =>
        ranking.isBack(from, to) ? { ...line, points: line.points.toReversed() } : line,
      ),
    ),
  };
}

function rootOf({ children: [root] = [], id }: ElkNode): ElkNode {
  return root ?? { id };
}

function collect(node: ElkNode, into: Map<string, ElkNode>): void {
  into.set(node.id, node);
  for (const child of node.children ?? []) collect(child, into);
}

function placedBox(id: string, node: ElkNode | undefined, shift: Point): PlacedBox[] {
  if (node === undefined) return [];
  const { width = 0, height = 0 } = node;
  return [{ id, ...shifted(node, shift), width, height }];
}

function placedStart(
  id: string,
  node: ElkNode | undefined,
  edge: ElkExtendedEdge | undefined,
  shift: Point,
): PlacedStart[] {
  if (node === undefined) return [];
  const { x, y } = shifted(node, shift);
  return [{ id, x: x + 5, y: y + 5, points: pointsOf(edge, shift) }];
}

function placedLine(
  id: string,
  edge: ElkExtendedEdge | undefined,
  shift: Point,
): readonly PlacedLine[] {
  const points = pointsOf(edge, shift);
  if (points.length === 0) return [];
  const label = edge?.labels?.[0];
  if (label === undefined) return [{ id, points }];
  const { width = 0, height = 0 } = label;
  return [{ id, points, chips: { ...shifted(label, shift), width, height } }];
}

function pointsOf(edge: ElkExtendedEdge | undefined, shift: Point): readonly Point[] {
  const section = edge?.sections?.[0];
  if (section === undefined) return [];
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  return points.map((point) => shifted(point, shift));
}

function shifted(point: { readonly x?: number; readonly y?: number }, { x, y }: Point): Point {
  return { x: round((point.x ?? 0) + x), y: round((point.y ?? 0) + y) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
