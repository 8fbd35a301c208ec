import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";

/** A list, or none where the server does not know its method: many that have resources know no templates. */
export async function listOrNone<Item>(
  list: PromiseLike<readonly Item[]>,
): Promise<readonly Item[]> {
  try {
    return await list;
  } catch (error) {
    if (isUnknownMethod(error)) return [];
    throw error;
  }
}

/** Whether an error says that the server does not know what it was asked for. */
export function isUnknownMethod(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === ErrorCode.MethodNotFound;
}
