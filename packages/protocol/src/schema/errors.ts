import { z } from "zod";
import { ErrorCode } from "../error-code.ts";
import { errorObject, jsonRpcError } from "./json-rpc.ts";
import type { Scope } from "./scope.ts";

/** The errors that have a definition of their own. Since 2026-07-28. */
export function errors(the: Pick<Scope, "ClientCapabilities">) {
  return {
    ParseError: errorObject(ErrorCode.ParseError),
    InvalidRequestError: errorObject(ErrorCode.InvalidRequest),
    MethodNotFoundError: errorObject(ErrorCode.MethodNotFound),
    InvalidParamsError: errorObject(ErrorCode.InvalidParams),
    InternalError: errorObject(ErrorCode.InternalError),
    HeaderMismatchError: jsonRpcError(errorObject(ErrorCode.HeaderMismatch)),
    MissingRequiredClientCapabilityError: jsonRpcError(
      errorObject(ErrorCode.MissingRequiredClientCapability).extend({
        data: z.looseObject({ requiredCapabilities: the.ClientCapabilities }),
      }),
    ),
    UnsupportedProtocolVersionError: jsonRpcError(
      errorObject(ErrorCode.UnsupportedProtocolVersion).extend({
        data: z.looseObject({ supported: z.array(z.string()), requested: z.string() }),
      }),
    ),
  };
}
