import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { agreesWithArgument, type ParamHeader } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "@mcp-actors/transport";

/** Throws unless each header says the same as the argument it mirrors. spec: 2026-07-28 basic/transports/streamable-http#custom-headers */
export function checkParamHeaders(
  mirrored: readonly ParamHeader[],
  headers: HeaderLookup,
  args: unknown,
): void {
  for (const one of mirrored) {
    if (agreesWithArgument(one, headers.get(one.header) ?? undefined, args)) continue;
    const argument = one.path.join(".");
    throw new ProtocolError(
      ErrorCode.HeaderMismatch,
      `Header ${one.header} does not say the same as argument ${argument}`,
    );
  }
}
