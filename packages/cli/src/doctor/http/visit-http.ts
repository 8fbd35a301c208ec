import { type Client, connect, type ServerAccount } from "@mcp-actors/client";
import { messageOf } from "@mcp-actors/protocol";
import { inWordsOfOptions } from "../../target/in-words-of-options.ts";
import type { UrlTarget } from "../../target/server-target.ts";
import {
  heardNothing,
  isSilence,
  type VisitTerms,
  visitConnectOptions,
} from "../visit-connect-options.ts";
import { RecordingFetch, type SeenResponse } from "./recording-fetch.ts";

/** What a server did while it was visited over HTTP. */
export interface HttpVisit {
  /** What it said of itself; undefined where no connection came about. */
  readonly account: ServerAccount | undefined;
  /** Why no connection came about. */
  readonly refusal: string | undefined;
  /** Whether no connection came about because no answer came in time. */
  readonly wasSilent: boolean;
  /** From the first request to the first possible call, in ms. */
  readonly readyAfter: number;
  /** What came that is no message, or that nobody asked for. */
  readonly noise: ReadonlySet<string>;
  /** What stood before answers on their lines, which are no messages then. */
  readonly hiding: ReadonlySet<string>;
  /** Answers that came too late, or twice. */
  readonly late: ReadonlySet<string>;
  readonly responses: readonly SeenResponse[];
  /** Why a request got no response. */
  readonly failure: unknown;
}

/** How a visit over HTTP goes. */
export interface HttpVisitOptions extends VisitTerms {
  /** What is done while connected; it must not reject. */
  readonly during?: (client: Client) => Promise<void>;
}

/** Speaks with a server in one era, leaves, and tells all that was seen. */
export async function visitHttp(
  { url, headers }: UrlTarget,
  options: HttpVisitOptions,
): Promise<HttpVisit> {
  const heard = heardNothing();
  const recording = new RecordingFetch();
  const { fetch, responses } = recording;
  const began = performance.now();
  const readyAfter = () => performance.now() - began;
  try {
    const client = await connect(url, { ...visitConnectOptions(options, heard), headers, fetch });
    const seen = { account: client.server, readyAfter: readyAfter() };
    await options.during?.(client);
    await client.close();
    const good = { refusal: undefined, wasSilent: false, failure: undefined };
    return { ...seen, ...heard, ...good, responses };
  } catch (error) {
    options.signal.throwIfAborted();
    const refusal = inWordsOfOptions(messageOf(error));
    const { failure } = recording;
    return {
      account: undefined,
      readyAfter: readyAfter(),
      refusal,
      wasSilent: isSilence(error),
      ...heard,
      responses,
      failure,
    };
  }
}
