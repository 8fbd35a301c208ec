export type { Asked, ViewerAnswers } from "../hub/viewer-answers.ts";
export { announceHub } from "./announce-hub.ts";
export {
  createInspector,
  type NodeInspector,
  type NodeInspectorOptions,
} from "./create-inspector.ts";
export type { TokenValues } from "./hub-tokens.ts";
export { INSPECT_VARIABLE, type InspectSetting, readInspectSetting } from "./inspect-setting.ts";
export { inspectedVariables } from "./inspected-variables.ts";
export { DEFAULT_HUB_PORT } from "./listen-http.ts";
export { registerInspector } from "./register-inspector.ts";
export {
  type RunningHub,
  type StartHubOptions,
  startHub,
} from "./start-hub.ts";
