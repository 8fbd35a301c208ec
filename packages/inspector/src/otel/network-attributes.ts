import type { Attributes } from "@opentelemetry/api";
import { Attribute } from "./attributes.ts";

/** What carries messages, by the kind of a link; nothing for one within a process. */
export function networkAttributes(kind: string | undefined): Attributes {
  const [transport, protocol] = WIRES[kind ?? ""] ?? [];
  return {
    ...(transport !== undefined && { [Attribute.Transport]: transport }),
    ...(protocol !== undefined && { [Attribute.Protocol]: protocol }),
  };
}

const WIRES: { readonly [kind: string]: readonly [string, string?] } = {
  stdio: ["pipe"],
  tcp: ["tcp"],
  unix: ["unix"],
  websocket: ["tcp", "websocket"],
  http: ["tcp", "http"],
  sse: ["tcp", "http"],
};

/** Where a server is, of a target that is a URL. */
export function serverAttributes(target: string | undefined): Attributes {
  if (target === undefined || !URL.canParse(target)) return {};
  const { protocol, hostname, port, pathname } = new URL(target);
  if (protocol === "unix:") return { [Attribute.ServerAddress]: pathname };
  if (hostname === "") return {};
  const known = port === "" ? PORTS[protocol] : Number(port);
  return {
    [Attribute.ServerAddress]: hostname,
    ...(known !== undefined && { [Attribute.ServerPort]: known }),
  };
}

const PORTS: { readonly [protocol: string]: number } = {
  "http:": 80,
  "https:": 443,
  "ws:": 80,
  "wss:": 443,
};
