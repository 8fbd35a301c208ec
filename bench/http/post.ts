/** What is posted to a server. */
export interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One call of `echo`, by hand. */
export interface CallOptions {
  readonly id: number;
  readonly text: string;
  readonly revision: string;
  /** The session that it is part of, where there is one. */
  readonly session?: string | undefined;
}

const CLIENT = { name: "raw", version: "1.0.0" };

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": CLIENT,
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A call of the tool `echo`. */
export function toCall({ id, text, revision, session }: CallOptions): Post {
  const call = { name: "echo", arguments: { text } };
  const isModern = revision === META["io.modelcontextprotocol/protocolVersion"];
  const params = isModern ? { ...call, _meta: META } : call;
  return toPost(
    { id, method: "tools/call", params },
    {
      "MCP-Protocol-Version": revision,
      ...(isModern && { "Mcp-Method": "tools/call", "Mcp-Name": "echo" }),
      ...(session !== undefined && { "Mcp-Session-Id": session }),
    },
  );
}

/** The request that opens a session. */
export function toOpening(protocolVersion: string): Post {
  const params = { protocolVersion, capabilities: {}, clientInfo: CLIENT };
  return toPost({ id: 0, method: "initialize", params }, {});
}

/** What a client says once its session is open. */
export function toConfirmation(revision: string, session: string): Post {
  return toPost(
    { method: "notifications/initialized" },
    { "MCP-Protocol-Version": revision, "Mcp-Session-Id": session },
  );
}

function toPost(message: object, headers: Readonly<Record<string, string>>): Post {
  return {
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", ...message }),
  };
}
