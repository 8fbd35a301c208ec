import { McpError, ProtocolError, type Revision } from "@mcp-actors/protocol";

/** There is no resource of this URI: for a `read` to throw. */
export class ResourceNotFound extends McpError {
  override name = "ResourceNotFound";

  constructor(message = "Resource not found") {
    super(message);
  }
}

/** The error that tells so in a revision. spec: server/resources#error-handling */
export function toNotFoundError(
  uri: string,
  { resourceNotFound }: Revision,
  message = `Resource not found: ${uri}`,
): ProtocolError {
  return new ProtocolError(resourceNotFound, message, { uri });
}
