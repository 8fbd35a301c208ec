import { isRecord } from "@mcp-actors/protocol";

/** What the hub must know of a record that it only passes on. */
export interface LineHead {
  readonly kind: string;
  readonly peer: string;
  readonly seq: number;
}

/** Most records begin with these, in this order: they need not be parsed whole. */
const HEAD = /^\{"kind":"([a-z]{2,16})","peer":"([\w.-]{1,96})","seq":(\d{1,15}),/;

/** Reads the beginning of a record's line; undefined where it is no record. */
export function lineHead(line: string): LineHead | undefined {
  const [start = "", kind, peer, seq] = HEAD.exec(line) ?? [];
  if (kind !== undefined && peer !== undefined && !mayNamePeer(line, start.length)) {
    return { kind, peer, seq: Number(seq) };
  }
  const record = parseLine(line);
  if (record === undefined) return undefined;
  return { kind: record.kind, peer: record.peer, seq: record.seq };
}

/** Whether there may be another peer behind the first, in whatever letters: whoever parses the line sees the last. */
function mayNamePeer(line: string, from: number): boolean {
  return line.indexOf('"peer"', from) >= 0 || line.indexOf("\\u00", from) >= 0;
}

/** A record as far as anything is known of it. */
export interface ParsedLine extends LineHead {
  readonly [field: string]: unknown;
}

/** Parses a record's line; undefined where it is no record. */
export function parseLine(line: string): ParsedLine | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isParsedLine(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is what a record's line says. */
export function isParsedLine(value: unknown): value is ParsedLine {
  if (!isRecord(value)) return false;
  const { kind, peer, seq } = value;
  return typeof kind === "string" && typeof peer === "string" && Number.isSafeInteger(seq);
}

/** The process that a peer id is of. */
export function processOf(peer: string): string {
  const dot = peer.indexOf(".");
  return dot < 0 ? peer : peer.slice(0, dot);
}
