// `slow` answers after `ms`, with a step of progress at once if `progress` is set;
// `cancels` gives the reasons of all cancellations that came, as JSON.
import { openingAnswer, progressOf, receive, send, toolAnswer } from "./json-lines.mjs";

const cancels = [];

receive((message) => {
  const opening = openingAnswer(message);
  if (opening) send(opening);
  else if (message.method === "notifications/cancelled") cancels.push(message.params.reason ?? "");
  else if (message.method === "tools/call") call(message);
});

function call(message) {
  const { name, arguments: args } = message.params;
  if (name === "cancels") {
    send(toolAnswer(message.id, JSON.stringify(cancels)));
    return;
  }
  if (args.progress) send(progressOf(message, 1));
  setTimeout(() => send(toolAnswer(message.id, "done")), args.ms);
}
