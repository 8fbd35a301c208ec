import type { Kind, RestingPlace } from "./http/http-module.ts";
import type { ImplementationName } from "./implementations.ts";
import type { Onlooker } from "./inspector/onlooker.ts";
import type { Wire } from "./pair.ts";
import type { Results } from "./results.ts";

/** One kind of work, done by every implementation that can, and what ours must reach. */
export interface Scenario {
  readonly name: string;
  /** What one operation is. */
  readonly title: string;
  readonly implementations: readonly ImplementationName[];
  /** Whom the table's ratios are by; default official-1 where it is measured, and else the floor. */
  readonly reference?: ImplementationName;
  readonly cases: readonly Case[];
  /** The columns of the table; ratios are taken of the first. */
  readonly metrics: readonly Metric[];
  readonly nodeFlags?: readonly string[];
  /** Whether a second time gives the same to the byte, so that once is enough; default false. */
  readonly isExact?: boolean;
  readonly measure: (subject: Subject) => Promise<Sample>;
  readonly targets: readonly Target[];
}

/** One variation of the work. */
export interface Case {
  readonly label: string;
  /** Who does it; default all that the scenario names. */
  readonly implementations?: readonly ImplementationName[];
  /** Calls kept going at once; default 1. */
  readonly concurrency?: number;
  /** Calls that wait unanswered meanwhile; default 0. */
  readonly inFlight?: number;
  /** Time in which the same is done unmeasured before, in milliseconds; default what the run has. */
  readonly warmUp?: number;
  /** What requests over HTTP are; default `stateless`. */
  readonly kind?: Kind;
  /** What the ends are joined by, where a scenario has several wires. */
  readonly wire?: Wire | "http";
  /** The program of Node that runs it, where it starts processes of its own; default the one that runs. */
  readonly node?: string;
  /** Who looks on meanwhile; default nobody. */
  readonly onlooker?: Onlooker;
  /** Length of the text that is sent, in bytes; default 26. */
  readonly bytes?: number;
  /** Sessions that are open; default 1. */
  readonly sessions?: number;
  /** Where they rest, if they do. */
  readonly rest?: RestingPlace;
  /** Whether all of them are used, and not one alone; default false. */
  readonly spread?: boolean;
  /** Whether schemas are made where they are used, which some do for each request; default false. */
  readonly fresh?: boolean;
  /** Tools that a server defines; default those that every server has. */
  readonly tools?: number;
  /** Whether what tools return is checked against their schemas by the compiler; default true. */
  readonly checked?: boolean;
}

/** A case, and how much of it to do. */
export interface Run extends Case {
  /** Time to measure for, in milliseconds. */
  readonly duration: number;
  readonly warmUp: number;
  /** Operations, where a scenario counts them and not the time. */
  readonly count: number;
}

/** What one child process is to measure. */
export interface Subject {
  readonly implementation: ImplementationName;
  readonly run: Run;
}

/** What one child process measured, by the keys of the scenario's metrics. */
export type Sample = Readonly<Record<string, number>>;

/** One column of a table. */
export interface Metric {
  readonly key: string;
  readonly title: string;
  readonly digits: number;
}

/** A promise about ours, kept or not. */
export interface Target {
  readonly title: string;
  readonly value: (results: Results) => number;
  readonly atMost?: number;
  readonly atLeast?: number;
}
