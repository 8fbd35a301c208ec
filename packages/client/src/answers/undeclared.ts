import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";

const LACKS: ReadonlyMap<string, string> = new Map([
  ["elicitation/create", "This client cannot be asked"],
  ["sampling/createMessage", "This client does not sample"],
  ["roots/list", "This client has no roots"],
]);

/** The refusal of a question that nobody answers here. */
export function undeclared(method: string): ProtocolError {
  const lack = LACKS.get(method) ?? `This client does not know ${method}`;
  return new ProtocolError(ErrorCode.MethodNotFound, lack);
}
