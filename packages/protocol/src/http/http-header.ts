/** The HTTP headers that the specification names; to compare them, case does not count. spec: basic/transports */
export const HttpHeader = {
  /** Names the session of a legacy revision. */
  SessionId: "Mcp-Session-Id",
  /** The revision: negotiated in a session, else that of the request it travels with. */
  ProtocolVersion: "MCP-Protocol-Version",
  /** Where a resumed event stream goes on. */
  LastEventId: "Last-Event-ID",
  /** The method of the request (2026-07-28). */
  Method: "Mcp-Method",
  /** What the request is about: a tool, a prompt, a resource or a task (2026-07-28). */
  Name: "Mcp-Name",
} as const;

export type HttpHeader = (typeof HttpHeader)[keyof typeof HttpHeader];

/** What the name of a header begins with that mirrors an argument of a tool (2026-07-28). */
export const PARAM_HEADER_PREFIX = "Mcp-Param-";

/** Headers by their names, one value each. */
export interface HeaderFields {
  readonly [name: string]: string;
}

/** Whether a value may name a session. spec: basic/transports#session-management: visible ASCII */
export function isSessionId(value: unknown): value is string {
  return typeof value === "string" && VISIBLE_ASCII.test(value);
}

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;
