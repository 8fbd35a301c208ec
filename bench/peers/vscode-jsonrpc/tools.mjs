import { ProgressType } from "vscode-jsonrpc/node";

/** What progress is told by: its own notification with a token. */
export const PROGRESS = new ProgressType();

// Held, as a handler that waits for something is; else the collector would take the whole call.
const unanswered = [];

/** Answers `tools/call` on a connection, as the servers of the others do; nothing is checked. */
export function serveTools(connection) {
  const tools = {
    echo: async ({ text }) => ({ content: [{ type: "text", text }] }),
    hang: () => new Promise((resolve) => unanswered.push(resolve)),
    async progress({ count }, { progressToken }) {
      for (let step = 1; step <= count; step++) {
        await connection.sendProgress(PROGRESS, progressToken, { progress: step, total: count });
      }
      return { content: [{ type: "text", text: "done" }] };
    },
  };
  connection.onRequest("tools/call", ({ name, arguments: given, _meta }) =>
    tools[name](given, _meta),
  );
  connection.listen();
}
