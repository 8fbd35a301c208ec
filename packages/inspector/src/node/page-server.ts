import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "./hub-door.ts";
import type { PageFile, PageFiles } from "./page-files.ts";
import { securityHeaders } from "./security-headers.ts";

const EMBED_PATH = "/embed";

/** Answers whoever asks for the page; it holds no secrets, so that anybody may. */
export class PageServer {
  readonly #files: PageFiles;
  readonly #embedOrigins: readonly string[];

  constructor(files: PageFiles, embedOrigins: readonly string[]) {
    this.#files = files;
    this.#embedOrigins = embedOrigins;
  }

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    problem: Refusal | undefined,
  ): Promise<void> {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    const isEmbedded = path === EMBED_PATH && this.#embedOrigins.length > 0;
    const ancestors = isEmbedded ? this.#embedOrigins : [];
    const host = problem === undefined ? request.headers.host : undefined;
    const headers = securityHeaders(host, ancestors);
    const answer = problem ?? (await this.#find(request, isEmbedded ? "/" : path));
    if ("bytes" in answer) {
      response.writeHead(200, { ...headers, "Content-Type": answer.type });
      response.end(request.method === "HEAD" ? undefined : answer.bytes);
      return;
    }
    response.writeHead(answer.status, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
    response.end(`${answer.message}\n`);
  }

  async #find({ method }: IncomingMessage, path: string): Promise<PageFile | Refusal> {
    if (method !== "GET" && method !== "HEAD") return { status: 405, message: "Only read this" };
    try {
      return (await this.#files.read(path)) ?? missing(path);
    } catch {
      return missing(path);
    }
  }
}

function missing(path: string): Refusal {
  if (path !== "/") return { status: 404, message: "Nothing is here" };
  return { status: 404, message: "The page of the inspector is not built" };
}
