// Lives on after its stdin has ended, for it listens on a port; a tool tells its process id and port.
import { createServer } from "node:net";
import { openingAnswer, receive, send, toolAnswer } from "./json-lines.mjs";

const listener = createServer().listen(0, "127.0.0.1");

receive((message) => {
  const opening = openingAnswer(message);
  if (opening) send(opening);
  else if (message.method === "tools/call") send(toolAnswer(message.id, place()));
});

function place() {
  return JSON.stringify({ pid: process.pid, port: listener.address().port });
}
