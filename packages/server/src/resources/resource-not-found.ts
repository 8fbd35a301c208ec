import { McpError, ProtocolError, type Revision } from "@mcp-actors/protocol";
import { createMark } from "../failure/create-mark.ts";

const mark = createMark("ResourceNotFound");

/** There is no resource of this URI: for a `read` to throw. */
export class ResourceNotFound extends McpError {
  static {
    mark.put(ResourceNotFound.prototype);
  }

  override name = "ResourceNotFound";

  constructor(message = "Resource not found") {
    super(message);
  }
}

/** Whether what was thrown is a `ResourceNotFound`, of whichever copy of this package. */
export function isResourceNotFound(thrown: unknown): thrown is ResourceNotFound {
  return mark.isOn(thrown);
}

/** The error that tells so in a revision. spec: server/resources#error-handling */
export function toNotFoundError(
  uri: string,
  { resourceNotFound }: Revision,
  message = `Resource not found: ${uri}`,
): ProtocolError {
  return new ProtocolError(resourceNotFound, message, { uri });
}
