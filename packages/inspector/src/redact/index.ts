export { cutText, hashText } from "./cut-text.ts";
export { redactText } from "./redact-text.ts";
export { type RedactHook, Redactor } from "./redactor.ts";
