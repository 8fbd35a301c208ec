export type { ListeningModel } from "./serve-model-at.ts";
export { type ServeModelStdioOptions, serveModelStdio } from "./serve-model-stdio.ts";
export { type ServeModelTcpOptions, serveModelTcp } from "./serve-model-tcp.ts";
export { type ServeModelWebSocketOptions, serveModelWebSocket } from "./serve-model-websocket.ts";
