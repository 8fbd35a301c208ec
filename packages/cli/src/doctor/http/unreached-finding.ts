import { messageOf } from "@mcp-actors/protocol";
import { bad, type Finding } from "../finding.ts";

/** A finding about a server that gave no response at all. */
export function unreachedFinding(failure: unknown, url: URL): Finding {
  const { code, message } = rootOf(failure);
  const [text, advice] = WORDS.get(code) ?? wordsOf(code, url) ?? [message, GENERAL];
  return bad("reached", code === "" ? text : `${text} (${code})`, advice);
}

type Words = readonly [text: string, advice: string];

const GENERAL = "Look whether this host and port are those of the server";
const TLS = "trust the authority that signed it with NODE_EXTRA_CA_CERTS=file.pem";

const WORDS: ReadonlyMap<string, Words> = new Map([
  ["ECONNREFUSED", ["nobody listens there", "Start the server, or look at its host and port"]],
  ["ENOTFOUND", ["no host has this name", "Look at the spelling of the host"]],
  ["EAI_AGAIN", ["the name of the host could not be looked up", "Look at the network"]],
  ["EHOSTUNREACH", ["no way leads to the host", "Look at the network, or the VPN"]],
  ["ENETUNREACH", ["no way leads to the host", "Look at the network, or the VPN"]],
  ["ETIMEDOUT", ["the host does not answer", "A firewall may stand between, or the port is wrong"]],
  [
    "UND_ERR_CONNECT_TIMEOUT",
    ["the host does not answer", "A firewall may stand between, or the port is wrong"],
  ],
  ["CERT_HAS_EXPIRED", ["its certificate has expired", "Renew the certificate"]],
  [
    "ERR_TLS_CERT_ALTNAME_INVALID",
    ["its certificate is for another name", "Ask it by the name that it is for"],
  ],
  [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    ["its certificate is signed by itself", `If it is yours, ${TLS}`],
  ],
  [
    "SELF_SIGNED_CERT_IN_CHAIN",
    ["its certificate is signed by nobody known", `If you know it, ${TLS}`],
  ],
  [
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    ["its certificate comes without those it depends on", `Serve the whole chain, or ${TLS}`],
  ],
]);

const PLAIN = "it does not speak TLS";

/** Words that depend on whether TLS was spoken. */
function wordsOf(code: string, url: URL): Words | undefined {
  const isTls = url.protocol === "https:";
  if (/^(EPROTO|ERR_SSL_.*)$/.test(code)) return [PLAIN, "Begin the URL with http://"];
  if (code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code.startsWith("HPE_")) {
    const advice = isTls ? GENERAL : "Begin the URL with https:// if it speaks TLS";
    return ["it hung up without an answer that is HTTP", advice];
  }
  return undefined;
}

/** What happened, beneath what `fetch` and attempts at several addresses wrap it in. */
function rootOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return rootOf(error.cause);
  const code = error instanceof Error && "code" in error ? error.code : "";
  return { code: typeof code === "string" ? code : "", message: messageOf(error) };
}
