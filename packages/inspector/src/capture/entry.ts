import type { LeanStep, TimerStep } from "@mcp-actors/machine";
import type { KnownChart } from "../chart/chart-of.ts";
import type { MessageRecord, RecordHead } from "../records/index.ts";
import { type Block, NUMBERS } from "../ring/block.ts";
import type { Draft } from "./draft.ts";
import type { Said } from "./said.ts";

/** What an entry is of: a message, the birth of a lean actor, an event that one took, a step of a clock; else a draft. */
export type EntryKind = "message" | "birth" | "taken" | "timer" | "draft";

/**
 * What was seen, in a place of a ring that is used again and again.
 *
 * Whoever wants to keep what it says makes a draft of it. What its kind has no use for says nothing.
 */
export class Entry implements RecordHead {
  #block: Block;
  #place: number;

  constructor(block: Block, place: number) {
    this.#block = block;
    this.#place = place;
  }

  /** Is of another place from now on. */
  move(block: Block, place: number): this {
    this.#block = block;
    this.#place = place;
    return this;
  }

  /** The same, that stays where it is. */
  fixed(): Entry {
    return new Entry(this.#block, this.#place);
  }

  /** Holds nothing any more that is large, or not the inspector's; what says nothing large of its kind is left. */
  clear(): void {
    const { kind } = this;
    if (kind === "timer") return;
    this.value = undefined;
    this.said = undefined;
    if (kind === "message") this.id = undefined;
    if (kind === "draft") this.draft = undefined;
  }

  /** Number of its first record. */
  get seq(): number {
    return this.#block.numbers[this.#place * NUMBERS] ?? 0;
  }

  set seq(seq: number) {
    this.#block.numbers[this.#place * NUMBERS] = seq;
  }

  /** In µs since the Unix epoch. */
  get at(): number {
    return this.#block.numbers[this.#place * NUMBERS + 1] ?? 0;
  }

  set at(at: number) {
    this.#block.numbers[this.#place * NUMBERS + 1] = at;
  }

  /** How many numbers it takes. */
  get span(): number {
    return this.#block.numbers[this.#place * NUMBERS + 2] ?? 0;
  }

  set span(span: number) {
    this.#block.numbers[this.#place * NUMBERS + 2] = span;
  }

  /** How long its records are as JSON, in characters, about; 0 while it is to be pressed. */
  get weight(): number {
    return this.#block.numbers[this.#place * NUMBERS + 3] ?? 0;
  }

  set weight(weight: number) {
    this.#block.numbers[this.#place * NUMBERS + 3] = weight;
  }

  /** Number of the record that made it happen; 0 where that is not known. */
  get cause(): number {
    return this.#block.numbers[this.#place * NUMBERS + 4] ?? 0;
  }

  set cause(cause: number) {
    this.#block.numbers[this.#place * NUMBERS + 4] = cause;
  }

  /** How long until a clock fires, in ms; not a number where it is not set. */
  get delay(): number {
    return this.#block.numbers[this.#place * NUMBERS + 5] ?? 0;
  }

  set delay(delay: number) {
    this.#block.numbers[this.#place * NUMBERS + 5] = delay;
  }

  /** How long a message was as JSON, in characters, before anything was redacted. */
  get size(): number {
    return this.#block.numbers[this.#place * NUMBERS + 6] ?? 0;
  }

  set size(size: number) {
    this.#block.numbers[this.#place * NUMBERS + 6] = size;
  }

  /** Number of the wire of a message. */
  get wire(): number {
    return this.#block.numbers[this.#place * NUMBERS + 7] ?? 0;
  }

  set wire(wire: number) {
    this.#block.numbers[this.#place * NUMBERS + 7] = wire;
  }

  get kind(): EntryKind {
    return this.#block.kinds[this.#place] ?? "draft";
  }

  set kind(kind: EntryKind) {
    this.#block.kinds[this.#place] = kind;
  }

  get peer(): string {
    return this.#block.peers[this.#place] ?? "";
  }

  set peer(peer: string) {
    this.#block.peers[this.#place] = peer;
  }

  /** Session id of the actor. */
  get actor(): string {
    return this.#block.actors[this.#place] ?? "";
  }

  set actor(actor: string) {
    this.#block.actors[this.#place] = actor;
  }

  /** Type of an event, name of a clock, method of a message: empty where it has none. */
  get name(): string {
    return this.#block.names[this.#place] ?? "";
  }

  set name(name: string) {
    this.#block.names[this.#place] = name;
  }

  get chart(): KnownChart | undefined {
    return this.#block.charts[this.#place];
  }

  set chart(chart: KnownChart | undefined) {
    this.#block.charts[this.#place] = chart;
  }

  get step(): LeanStep | undefined {
    return this.#block.steps[this.#place];
  }

  set step(step: LeanStep | undefined) {
    this.#block.steps[this.#place] = step;
  }

  get state(): TimerStep["state"] {
    return this.#block.states[this.#place] ?? "set";
  }

  set state(state: TimerStep["state"]) {
    this.#block.states[this.#place] = state;
  }

  /** The name of the one field of an event, where `value` is that; else empty. */
  get key(): string {
    return this.#block.keys[this.#place] ?? "";
  }

  set key(key: string) {
    this.#block.keys[this.#place] = key;
  }

  /** What is to be redacted, until it was: facts, an event, or the one field of it. */
  get value(): unknown {
    return this.#block.values[this.#place];
  }

  set value(value: unknown) {
    this.#block.values[this.#place] = value;
  }

  /** What was said, redacted: the text of a message. */
  get said(): Said | undefined {
    return this.#block.saids[this.#place];
  }

  set said(said: Said | undefined) {
    this.#block.saids[this.#place] = said;
  }

  get dir(): MessageRecord["dir"] {
    return this.#block.dirs[this.#place] ?? "out";
  }

  set dir(dir: MessageRecord["dir"]) {
    this.#block.dirs[this.#place] = dir;
  }

  get what(): MessageRecord["what"] {
    return this.#block.whats[this.#place] ?? "request";
  }

  set what(what: MessageRecord["what"]) {
    this.#block.whats[this.#place] = what;
  }

  get id(): MessageRecord["id"] {
    return this.#block.ids[this.#place];
  }

  set id(id: MessageRecord["id"]) {
    this.#block.ids[this.#place] = id;
  }

  get exchange(): string | undefined {
    return this.#block.exchanges[this.#place];
  }

  set exchange(exchange: string | undefined) {
    this.#block.exchanges[this.#place] = exchange;
  }

  get draft(): Draft | undefined {
    return this.#block.drafts[this.#place];
  }

  set draft(draft: Draft | undefined) {
    this.#block.drafts[this.#place] = draft;
  }
}
