export { cutText, hashText } from "./cut-text.ts";
export { isSecretName } from "./is-secret-name.ts";
export { redactHeaders } from "./redact-headers.ts";
export { redactText } from "./redact-text.ts";
export { type RedactedPart, type RedactHook, Redactor } from "./redactor.ts";
