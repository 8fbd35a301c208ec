// Answers each request three times in one write: with the id "", with its own id as a string, then truly.
import { openingAnswer, receive, send, toolAnswer } from "./json-lines.mjs";

receive((message) => {
  if (message.id === undefined) return;
  const { result } = answerTo(message, "forged");
  send({ id: "", result }, { id: String(message.id), result }, answerTo(message, "true"));
});

function answerTo(message, word) {
  return openingAnswer(message, word) ?? toolAnswer(message.id, word);
}
