// Answers a call with three steps of progress and the result, in one write.
import { openingAnswer, progressOf, receive, send, toolAnswer } from "./json-lines.mjs";

receive((message) => {
  const opening = openingAnswer(message);
  if (opening) send(opening);
  else if (message.method === "tools/call") {
    const steps = [1, 2, 3].map((step) => progressOf(message, step));
    send(...steps, toolAnswer(message.id, "done"));
  }
});
