export { createNodeHandler, type NodeHandler } from "./create-node-handler.ts";
export type { SqliteDatabase, SqliteStatement } from "./open-sqlite.ts";
export { type ServedHttp, type ServeHttpOptions, serveHttp } from "./serve-http.ts";
export type { ListenerOptions, ServedListener } from "./serve-listener.ts";
export { type ServedModule, type ServeModuleOptions, serveModule } from "./serve-module.ts";
export { type ServeStdioOptions, serveStdio } from "./serve-stdio.ts";
export { type ServeTcpOptions, serveTcp } from "./serve-tcp.ts";
export { type ServeWebSocketOptions, serveWebSocket } from "./serve-websocket.ts";
export { type SqliteStores, type SqliteStoresOptions, sqliteStores } from "./sqlite-stores.ts";
