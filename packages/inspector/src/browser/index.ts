export { Drivables } from "../hub/drivables.ts";
export { type Asked, answersOfViewers, type ViewerAnswers } from "../hub/viewer-answers.ts";
export {
  type ConnectHubOptions,
  connectHub,
  type HubConnection,
  type HubInvitation,
} from "./connect-hub.ts";
