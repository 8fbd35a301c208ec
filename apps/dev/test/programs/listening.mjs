// Listens at the port that it is given, and does as it is told there: `say <line>`, `crash` or `kill`.
import { createServer } from "node:net";

createServer((socket) => {
  socket.setEncoding("utf8").on("data", (text) => {
    if (text.startsWith("say ")) console.error(text.slice("say ".length));
    if (text === "kill") process.kill(process.pid, "SIGKILL");
    if (text === "crash")
      setImmediate(() => {
        throw new Error("Out of ink");
      });
  });
}).listen(Number(process.argv[2]), "127.0.0.1", () => console.error("Serving it"));
