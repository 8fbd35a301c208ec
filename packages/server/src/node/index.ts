export { type ServedModule, type ServeModuleOptions, serveModule } from "./serve-module.ts";
export { type ServeStdioOptions, serveStdio } from "./serve-stdio.ts";
