/** What tells a model server to speak on its stdin and stdout. */
export const STDIO_FLAG = "--mcp-stdio";
