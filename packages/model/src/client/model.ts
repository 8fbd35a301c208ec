import type { ConnectionState, PeerCounts } from "@mcp-actors/machine";
import type { Observable } from "rxjs";
import type { GenerateRequest, ModelAccount, ToolDeclaration } from "../protocol/vocabulary.ts";
import type { Generation } from "./generation.ts";
import type { AskOptions, GenerateOptions } from "./model-options.ts";

/** A supervised connection to one model, and what can be asked of it. */
export interface Model extends AsyncDisposable {
  /** What the model server says of itself, as the latest opening showed it. */
  readonly server: ModelAccount;
  readonly state: ConnectionState;
  /** The state of the connection, now and later; completes after `closed` or `failed`. */
  readonly state$: Observable<ConnectionState>;
  /**
   * Begins a generation, from a prompt or a whole request. One runs at a time: its tokens do not say
   * which they belong to, so the next one is queued until it is over.
   */
  generate(request: string | GenerateRequest, options?: GenerateOptions): Generation;
  /** The tools that the model server offers. */
  listTools(options?: AskOptions): Promise<readonly ToolDeclaration[]>;
  /** Calls one of them; its result is any JSON. */
  callTool(name: string, args?: object, options?: AskOptions): Promise<unknown>;
  /** Settles when the model server answers. */
  ping(options?: AskOptions): Promise<void>;
  /** Takes no more calls, lets those in flight end, then closes; settles when everything is released, and never rejects. */
  close(reason?: string): Promise<void>;
  /** How much is held; all zero when nothing is on its way. */
  readonly counts: PeerCounts;
}
