import type { InspectionRecord, Json } from "@mcp-actors/inspector";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import {
  decodeFrame,
  encodeFrame,
  HUB_PATH,
  HUB_VERSION,
  hubSubprotocols,
} from "../../../src/hub/frame.ts";
import type {
  MissedMessage,
  NumberedMessage,
  PulledMessage,
  ToViewerMessage,
  ViewerMessage,
  ViewerWelcome,
} from "../../../src/hub/messages.ts";
import { RecordReader } from "../../../src/jsonl/read-records.ts";
import { HubQuestions } from "./hub-questions.ts";
import { isServed } from "./is-served.ts";
import type { SourceState } from "./sight.ts";

/** Who hears what the hub says. */
export interface HubListener {
  /** Records in order; `isAnew` where what came before is no longer of use, as from another hub. */
  onRecords(records: readonly InspectionRecord[], isAnew: boolean): void;
  onState(state: Partial<SourceState>): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;

/** A viewer of a hub: it connects again by itself, goes on where it was, and fetches what was held back. */
export class HubViewer {
  readonly #url: string;
  readonly #token: string;
  readonly #listener: HubListener;
  #socket: WebSocket | undefined;
  #hub = "";
  #last = 0;
  #delay = FIRST_DELAY;
  #pulls = 0;
  /** What came while missed records are being fetched, which are older. */
  #waiting: { readonly first: number; readonly lines: readonly string[] }[] | undefined;
  #wantsDetail = false;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #questions = new HubQuestions();

  constructor(url: string, token: string, listener: HubListener) {
    this.#url = url;
    this.#token = token;
    this.#listener = listener;
    this.#connect();
  }

  /** Whether `step` and `act` records are wanted. */
  detail(wanted: boolean): void {
    if (wanted === this.#wantsDetail) return;
    this.#wantsDetail = wanted;
    this.#say({ type: "detail", wanted });
  }

  /** Whether anybody looks. */
  pace(isVisible: boolean): void {
    this.#say({ type: "pace", pace: isVisible ? "live" : "summary" });
  }

  /** Goes away, and does not come back. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  /** Does something to a target; rejects with why nothing came of it. */
  async drive(target: string, command: DriveCommand): Promise<Json> {
    const { id, answer } = this.#questions.ask();
    const isSaid = this.#say({ type: "drive", id, target, command });
    if (!isSaid) this.#questions.answer(id, { error: "The hub is not there" });
    return (await answer) ?? null;
  }

  /** A value of which a record has only a mark; undefined where it is not to be had. */
  body(name: string, peer: string): Promise<Json | undefined> {
    const { id, answer } = this.#questions.ask();
    if (!this.#say({ type: "body", id, name, peer })) this.#questions.answer(id, {});
    return answer;
  }

  #connect(): void {
    const socket = new WebSocket(new URL(HUB_PATH, this.#url), [...hubSubprotocols(this.#token)]);
    this.#socket = socket;
    let wasOpened = false;
    socket.onopen = () => {
      wasOpened = true;
      const resume = this.#hub === "" ? {} : { resume: { hub: this.#hub, last: this.#last } };
      socket.send(encodeFrame({ type: "hello", role: "viewer", version: HUB_VERSION, ...resume }));
    };
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = ({ reason }) => void (wasOpened ? this.#lost(reason) : this.#shutOut());
  }

  /** Why a WebSocket does not open no page is told, so what serves the page is asked whether it is there. */
  async #shutOut(): Promise<void> {
    const isThere = await isServed(this.#url);
    if (isThere) this.#lost("The hub does not know the token of this address", "refused");
    else this.#lost("");
  }

  #lost(reason: string, state: "waiting" | "refused" = "waiting"): void {
    if (this.#isClosed) return;
    const problem = reason === "" ? "The hub is not there; trying again" : reason;
    this.#listener.onState({ state, problem, control: false, targets: [] });
    this.#waiting = undefined;
    this.#questions.lose("The hub went away before it answered");
    this.#retry = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(LONGEST_DELAY, this.#delay * 2);
  }

  #hear(text: string): void {
    const frame = decodeFrame<ToViewerMessage>(text);
    if (frame === undefined) return;
    const { message, lines } = frame;
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "key":
        this.#give(lines);
        break;
      case "records":
        this.#numbered(message, lines);
        break;
      case "missed":
        this.#missed(message);
        break;
      case "pulled":
        this.#pulled(message, lines);
        break;
      default:
        this.#told(message);
    }
  }

  #told(message: ToViewerMessage): void {
    if (message.type === "summary") this.#listener.onState({ heldBack: message.rate });
    else if (message.type === "targets") this.#listener.onState({ targets: message.targets });
    else if (message.type === "driven") this.#questions.answer(message.id, message);
    else if (message.type === "body") this.#questions.answer(message.id, { result: message.value });
  }

  #welcomed({ hub, from, control, recording }: ViewerWelcome): void {
    this.#delay = FIRST_DELAY;
    const goesOn = hub === this.#hub && from === this.#last + 1;
    this.#hub = hub;
    this.#last = from - 1;
    // A recording that is served goes on no more than a file does.
    const shown = recording === undefined ? {} : ({ kind: "file", name: recording } as const);
    this.#listener.onState({ state: recording === undefined ? "live" : "done", control, ...shown });
    if (!goesOn) this.#listener.onRecords([], true);
    if (this.#wantsDetail) this.#say({ type: "detail", wanted: true });
  }

  #numbered({ first }: NumberedMessage, lines: readonly string[]): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push({ first, lines });
      return;
    }
    this.#last = first + lines.length - 1;
    this.#give(lines);
  }

  #missed({ from, to }: MissedMessage): void {
    this.#waiting ??= [];
    this.#pulls += 1;
    this.#say({ type: "pull", id: this.#pulls, from, to });
  }

  #pulled({ id, done, to }: PulledMessage, lines: readonly string[]): void {
    this.#give(lines);
    this.#last = Math.max(this.#last, to);
    if (!done || id !== this.#pulls) return;
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const { first, lines: later } of waiting)
      this.#numbered({ type: "records", first }, later);
  }

  #give(lines: readonly string[]): void {
    const reader = new RecordReader();
    for (const line of lines) read(reader, line);
    if (reader.broken.length > 0) this.#listener.onState({ unreadable: reader.broken.length });
    this.#listener.onRecords(reader.records, false);
  }

  /** False where there is nobody to hear it. */
  #say(message: ViewerMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(encodeFrame(message));
    return true;
  }
}

/** A process of a later version is not read, and the others are. */
function read(reader: RecordReader, line: string): void {
  try {
    reader.line(line);
  } catch {
    reader.broken.push({ line: 0, problem: "Record is of a later version" });
  }
}
