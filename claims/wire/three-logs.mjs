// Sends three log messages as soon as the session is open, in one write.
import { openingAnswer, receive, send } from "./json-lines.mjs";

receive((message) => {
  const opening = openingAnswer(message);
  if (opening) send(opening);
  else if (message.method === "notifications/initialized") send(...["1", "2", "3"].map(log));
});

function log(data) {
  return { method: "notifications/message", params: { level: "info", data } };
}
