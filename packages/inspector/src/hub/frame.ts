/** Where a hub takes WebSockets of producers and viewers. */
export const HUB_PATH = "/hub";

/** The subprotocol that both offer, beside that of their token. */
export const HUB_SUBPROTOCOL = "mcp-actors.inspector";

/** The version of the messages. */
export const HUB_VERSION = 1;

/** The subprotocols to offer, with the token that says what one may do. */
export function hubSubprotocols(token: string): readonly string[] {
  return [HUB_SUBPROTOCOL, `${TOKEN_PREFIX}${token}`];
}

/** What begins the subprotocol that holds a token. */
export const TOKEN_PREFIX = "token.";

/** A frame: a message, and the records that it carries, a line each. */
export interface Frame<Message> {
  readonly message: Message;
  readonly lines: readonly string[];
}

/** Writes a frame. */
export function encodeFrame<Message extends { readonly type: string }>(
  message: Message,
  lines: readonly string[] = [],
): string {
  const head = JSON.stringify(message);
  return lines.length === 0 ? head : `${head}\n${lines.join("\n")}`;
}

/** Reads a frame; undefined where it is none. What the message holds beyond its `type` is unchecked. */
export function decodeFrame<Message extends { readonly type: string }>(
  text: string,
): Frame<Message> | undefined {
  const [head = "", ...lines] = text.split("\n");
  try {
    const message: unknown = JSON.parse(head);
    return isMessage<Message>(message) ? { message, lines } : undefined;
  } catch {
    return undefined;
  }
}

function isMessage<Message extends { readonly type: string }>(value: unknown): value is Message {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}
