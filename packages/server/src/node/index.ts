export { type ServeStdioOptions, serveStdio } from "./serve-stdio.ts";
