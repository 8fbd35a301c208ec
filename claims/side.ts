/** A program to start. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

/** One of the two implementations, as every line drives it. */
export interface Side {
  readonly name: SideName;
  /** Connects a client to a server: one that is started, or one that is at a URL. */
  readonly connect: (server: Command | string) => Promise<SideClient>;
  /** Connects a client whose handler of log messages may take its time. */
  readonly listen: (
    server: Command,
    onLog: (text: string) => Promise<void>,
  ) => Promise<Pick<SideClient, "close">>;
  /** A server with the tools `work`, `hang` and `report`, bounded where the side can be. */
  readonly server: (options?: ServerOptions) => Command;
  /** Answers requests in this process, without sessions, for a server with so many tools, of which one is `echo`. */
  readonly handler: (tools: number) => (request: Request) => Promise<Response>;
  /** A server that is edited while it runs. */
  readonly edited: {
    /** What runs it, and whatever it is edited to. */
    readonly command: (path: string) => Command;
    /** The text of a module with these tools, of which `slow` takes 1.5 s. */
    readonly text: (tools: readonly string[]) => string;
  };
}

/** Whose runtime is measured. */
export type SideName = "ours" | "official";

/** What a server is started with. */
export interface ServerOptions {
  /** Handlers that may run at once. */
  readonly concurrency?: number;
  /** Calls that may wait behind them. */
  readonly queue?: number;
  /** Whether the server keeps a timer that never ends. */
  readonly timer?: boolean;
  /** Whether it is on HTTP, with sessions, and not on stdio; then it prints its URL. */
  readonly http?: boolean;
  /** Whether it answers in JSON alone there. */
  readonly json?: boolean;
}

/** A connected client of one side. */
export interface SideClient {
  /** What the server called itself. */
  readonly serverName: string;
  /** What was reported beside the outcomes of calls, by error callback or by event. */
  readonly faults: readonly string[];
  /** Calls a tool; never rejects. */
  call(tool: string, args?: object, options?: CallOptions): Promise<Ending>;
  /** Hears the names of the tools, and hears them again when the server tells that they changed. */
  followTools(onTools: (names: readonly string[]) => void): void;
  setLogLevel(level: "debug"): Promise<unknown>;
  close(): Promise<void>;
}

/** What a call may want of its own. */
export interface CallOptions {
  readonly timeout?: number;
  readonly maxTotalTimeout?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: number) => unknown;
}

/** How a call ended. */
export interface Ending {
  /** `completed`, or the side's own word for what else it was. */
  readonly status: string;
  /** The text that the tool gave. */
  readonly text: string;
  /** What the call was rejected with. */
  readonly error?: unknown;
}

/** What the module of a side exports. */
export interface SideModule {
  readonly side: Side;
}
