import { compileModel } from "../server/compile-model.ts";
import type { ModelOffer } from "../server/define-model.ts";

/** Answers `GET /capabilities` with what `initialize` answers, for whoever looks by hand; 404 and 405 otherwise. */
export function createCapabilitiesHandler(offer: ModelOffer): (request: Request) => Response {
  const { introduction } = compileModel(offer);
  const body = JSON.stringify(introduction);
  return ({ url, method }) => {
    if (new URL(url).pathname !== "/capabilities") return new Response(null, { status: 404 });
    if (method !== "GET" && method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const headers = { "content-type": "application/json", "cache-control": "no-cache" };
    return new Response(method === "HEAD" ? null : body, { headers });
  };
}
