export { agreesWithArgument } from "./agrees-with-argument.ts";
export { decodeHeaderValue } from "./header-value.ts";
export { type HeaderFields, HttpHeader, isSessionId } from "./http-header.ts";
export { httpStatus } from "./http-status.ts";
export { MediaType, mediaType } from "./media-type.ts";
export { isNamed, mirroredName } from "./mirrored-name.ts";
export type { ParamHeader, ParamHeaders } from "./param-header.ts";
export { paramHeaderFields } from "./param-header-fields.ts";
export { readParamHeaders } from "./read-param-headers.ts";
