import type { Pair } from "../pair.ts";
import type { Kind } from "./http-module.ts";
import { type Post, toCall, toConfirmation, toOpening } from "./post.ts";

interface Answer {
  readonly result: { readonly content: readonly { readonly text: string }[] };
}

/** A client that is nothing but `fetch`, for a server that has none of its own. */
export async function connectPlainly(url: string, kind: Kind): Promise<Pair> {
  const revision = kind === "session" ? "2025-11-25" : "2026-07-28";
  const session = kind === "session" ? await openSession(url, revision) : undefined;
  let id = 0;
  return {
    async echo(text) {
      const response = await post(url, toCall({ id: ++id, text, revision, session }));
      return textOf(await response.text());
    },
    hang() {},
    progress: () => Promise.reject(new Error("A plain client knows no progress")),
    close: async () => {},
  };
}

function post(url: string, { headers, body }: Post): Promise<Response> {
  return fetch(url, { method: "POST", headers, body });
}

async function openSession(url: string, revision: string): Promise<string> {
  const opening = await post(url, toOpening(revision));
  await opening.text();
  const session = opening.headers.get("mcp-session-id") ?? "";
  await (await post(url, toConfirmation(revision, session))).text();
  return session;
}

/** The text of a tool's answer, as JSON or as the one event of a stream. */
function textOf(body: string): string {
  const json = body.startsWith("{") ? body : /^data: ?(.*)$/m.exec(body)?.[1];
  const { result } = JSON.parse(json ?? "") as Answer;
  return result.content[0]?.text ?? "";
}
