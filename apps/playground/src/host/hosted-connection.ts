import { type Client, type ClientEvent, connect, type ServerAccount } from "@mcp-actors/client";
import type { ProcessInspector } from "@mcp-actors/inspector";
import type { ConnectionState } from "@mcp-actors/machine";
import { type LoggingLevel, messageOf, type Root } from "@mcp-actors/protocol";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { InspectedPeer } from "../inspection/inspected-peer.ts";
import { Wire } from "../wire/wire.ts";
import type { Answering } from "./answering.ts";
import { askingCalls } from "./asking-calls.ts";
import { type Backoff, backoffAfter, POLICY } from "./backoff.ts";
import { CallHistory, type CallScope } from "./call-history.ts";
import { isRepeatable } from "./is-repeatable.ts";
import { Journal } from "./journal.ts";
import type { KeptCall } from "./kept-call.ts";
import { type ListChange, LiveLists } from "./live-lists.ts";
import { type OpenPort, reach } from "./reach.ts";
import { idOf, nameOf, type ServerChoice, toAddress } from "./server-choice.ts";
import { WatchedResources } from "./watched-resources.ts";

/** What every connection of the page shares. */
export interface HostScope {
  readonly openPort: OpenPort;
  readonly answering: Answering;
  /** Whom the clients tell what they do; default nobody. */
  readonly inspector?: ProcessInspector | undefined;
  /** The calls that earlier loads of the page made on a connection, by its id, the newest first; default none. */
  readonly keptCalls?: ((id: string) => readonly KeptCall[]) | undefined;
  /** Hears that a list of a server came anew. */
  readonly changed: (connection: HostedConnection, change: ListChange) => void;
}

/** `off` is a connection that the person closed, or has not opened. */
export type HostedState = ConnectionState | "off";

/** One server as the page holds it: its connection, which comes and goes, and all that was done with it. */
export class HostedConnection {
  readonly id: string;
  readonly choice: ServerChoice;
  readonly wire = new Wire();
  readonly calls: CallHistory;
  readonly lists: LiveLists;
  readonly watched: WatchedResources;
  readonly journal = new Journal();
  /** Who it is to the inspector, where there is one. */
  readonly inspected: InspectedPeer | undefined;
  readonly #scope: HostScope;
  readonly #state = signal<HostedState>("off");
  readonly #error = signal<string | undefined>(undefined);
  readonly #server = signal<ServerAccount | undefined>(undefined);
  readonly #backoff = signal<Backoff | undefined>(undefined);
  readonly #logLevel = signal<LoggingLevel | undefined>(undefined);
  readonly #client = signal<Client | undefined>(undefined);
  #aborting = new AbortController();

  constructor(choice: ServerChoice, scope: HostScope) {
    this.choice = choice;
    this.id = idOf(choice);
    this.#scope = scope;
    this.lists = new LiveLists((change) => scope.changed(this, change));
    this.watched = new WatchedResources(() => this.client);
    this.inspected = scope.inspector && new InspectedPeer(scope.inspector, toAddress(choice.place));
    const calls: CallScope = {
      client: () => this.client,
      isRepeatable: (request) => isRepeatable(request, this.lists.tools.items.peek()),
    };
    this.calls = new CallHistory(calls, scope.keptCalls?.(this.id));
  }

  /** What the person calls the server, or what it calls itself. */
  get name(): string {
    return nameOf(this.choice, this.#server.value?.info);
  }

  get state(): ReadonlySignal<HostedState> {
    return this.#state;
  }

  /** Why it is not connected, in words. */
  get error(): ReadonlySignal<string | undefined> {
    return this.#error;
  }

  /** What the server said of itself when it was opened last; it stays while the connection is away. */
  get server(): ReadonlySignal<ServerAccount | undefined> {
    return this.#server;
  }

  /** The wait before the next attempt; undefined while nothing is waited for. */
  get backoff(): ReadonlySignal<Backoff | undefined> {
    return this.#backoff;
  }

  /** The level that the server was asked to log from; undefined where it was not asked. */
  get logLevel(): ReadonlySignal<LoggingLevel | undefined> {
    return this.#logLevel;
  }

  /** Whether calls can be made, even if they wait for the wire. */
  readonly isOpen = computed(() => this.#client.value !== undefined && LIVE.has(this.#state.value));

  /** The client of an open connection; throws where there is none. */
  get client(): Client {
    const client = this.#client.peek();
    if (client === undefined) throw new Error(`${this.name} is not connected`);
    return client;
  }

  /** Connects, unless it is connected; never rejects: what goes wrong is in `error`. */
  async open(): Promise<void> {
    if (this.#state.peek() !== "off" && this.#state.peek() !== "failed") return;
    const aborting = new AbortController();
    this.#aborting = aborting;
    this.#error.value = undefined;
    this.#state.value = "connecting";
    try {
      const client = await this.#connect(aborting.signal);
      if (this.#aborting !== aborting) return;
      this.#client.value = client;
      this.#look();
      this.lists.follow(client);
      if (this.#logLevel.peek() !== undefined) await this.setLogLevel(this.#logLevel.peek());
    } catch (error) {
      if (this.#aborting !== aborting || aborting.signal.aborted) return;
      this.#error.value = messageOf(error);
      this.#state.value = "failed";
    }
  }

  /** Gives up what is on its way, and lets the connection go; never rejects. */
  async close(): Promise<void> {
    const client = this.#client.peek();
    for (const row of this.calls.open) row.cancel(CLOSED);
    this.#client.value = undefined;
    this.#aborting.abort(new Error(CLOSED));
    this.lists.leave();
    this.watched.clear();
    this.#backoff.value = undefined;
    this.#state.value = "off";
    await client?.close();
  }

  /** Closes the connection, and opens it anew. */
  async reopen(): Promise<void> {
    await this.close();
    await this.open();
  }

  /** Asks the server to log from a level on. */
  async setLogLevel(level: LoggingLevel | undefined): Promise<void> {
    this.#logLevel.value = level;
    if (level !== undefined) await this.#client.peek()?.setLogLevel(level);
  }

  /** Tells the server of other places that it may look at; where there is no connection it asks when there is. */
  tellRoots(roots: readonly Root[]): void {
    this.#client.peek()?.setRoots(roots);
  }

  #connect(aborted: AbortSignal): Promise<Client> {
    const { place, era } = this.choice;
    const { target, options } = reach(place, this.wire, this.#scope.openPort);
    const liveness = "transport" in Object(target) ? LIVENESS : undefined;
    return connect(target, {
      ...options,
      ...this.#scope.answering.answersFor(() => this.#asker()),
      client: CLIENT,
      era,
      signal: aborted,
      supervision: POLICY,
      timeouts: TIMEOUTS,
      liveness,
      inspect: this.inspected,
      onEvent: (event) => this.#heard(event, aborted),
      onLog: this.journal.logged,
    });
  }

  #asker() {
    const calls = askingCalls(this.calls.open, this.#server.peek()?.era);
    return { connectionId: this.id, server: this.name, calls };
  }

  #heard(event: ClientEvent, aborted: AbortSignal): void {
    if (aborted.aborted) return;
    this.journal.heard(event);
    if (event.type === "connection.failed") {
      this.#backoff.value = backoffAfter(event.attempts, event.cause);
    } else if (event.type === "connection.state") {
      this.#turned(event.state);
    }
  }

  #turned(state: ConnectionState): void {
    // What fails before the first opening is told with its cause once all is released.
    if (this.#client.peek() === undefined && (state === "draining" || state === "failed")) return;
    this.#state.value = state;
    if (state === "ready") this.#look();
    if (state !== "reconnecting") this.#backoff.value = undefined;
    if (state === "failed") this.#error.value = "The server did not come back";
  }

  #look(): void {
    const server = this.#client.peek()?.server;
    if (server === undefined) return;
    const { info, capabilities, instructions, revision, era } = server;
    this.#server.value = { info, capabilities, instructions, revision, era };
  }
}

const CLOSED = "The person closed the connection";
const CLIENT = { name: "mcp-actors-playground", version: "0.1.0", title: "Playground" };
const LIVENESS = { interval: 5_000, patience: 4_000 };
const TIMEOUTS = { connectTimeout: 8_000, openTimeout: 10_000 };
const LIVE: ReadonlySet<HostedState> = new Set(["negotiating", "ready", "reconnecting"]);
