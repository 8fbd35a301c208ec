export { Drivables } from "../hub/drivables.ts";
export { type ConnectHubOptions, connectHub } from "./connect-hub.ts";
