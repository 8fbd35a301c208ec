export { isCreateMessageParams } from "./is-create-message-params.ts";
export { isCreateMessageResult } from "./is-create-message-result.ts";
export { isElicitParams } from "./is-elicit-params.ts";
export { isElicitResult } from "./is-elicit-result.ts";
export { isListRootsResult } from "./is-list-roots-result.ts";
