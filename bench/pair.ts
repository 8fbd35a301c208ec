/** A connected client and server of one implementation, as every scenario drives it. */
export interface Pair {
  /** Calls the tool `echo`, whose one argument `text` is validated, and gives what came back. */
  echo(text: string): Promise<string>;
  /** Starts a call of the tool `hang`, which is never answered. */
  hang(): void;
  /** Calls the tool `progress` and gives the number of notifications that arrived, each after those before it. */
  progress(count: number): Promise<number>;
  close(): Promise<void>;
}

/** How the two ends of a pair are joined. */
export type Wire = "inMemory" | "stdio" | "tcp" | "websocket";

/** What the module of an implementation exports: a way to open a pair for each wire it can do. */
export type PairModule = { readonly [wire in Wire]?: () => Promise<Pair> };
