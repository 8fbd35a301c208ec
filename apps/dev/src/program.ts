import type { PortName } from "@mcp-actors/ports";

/** A program that `pnpm dev` runs. */
export interface Program {
  /** Short, for the beginning of a line. */
  readonly name: string;
  /** What its process is called in the inspector, where its servers have names of their own; default its name. */
  readonly title?: string;
  readonly places: readonly Place[];
  /** Arguments for Node: a file, and what it is started with. */
  readonly args: readonly string[];
  readonly cwd: string;
  /** Variables on top of ours. */
  readonly env?: { readonly [name: string]: string };
  /** How long it may take to end when it is told to, in ms, before it is killed; default 3000. */
  readonly termGrace?: number;
  /** Whether it must be started anew when what it is built of changes; else it sees to that by itself. */
  readonly isBuilt: boolean;
}

/** Where a program listens. */
export interface Place {
  /** What is found there, in a few words. */
  readonly what: string;
  readonly url: string;
  readonly port: number;
  /** What the port is called where ports are chosen. */
  readonly portName: PortName;
}
