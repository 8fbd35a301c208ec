/** What stands for an object that is not looked into: a subject, a socket, an actor, a function. */
export function nameOfObject(value: object): string {
  if (typeof value === "function") return `[function ${value.name === "" ? "?" : value.name}]`;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
    return `[${tagOf(value)} · ${value.byteLength} bytes]`;
  }
  const actor = sessionOf(value);
  return actor === undefined ? `[${tagOf(value)}]` : `[actor ${actor}]`;
}

function sessionOf(value: object): string | undefined {
  if (!("sessionId" in value) || !("getSnapshot" in value)) return undefined;
  return typeof value.sessionId === "string" ? value.sessionId : undefined;
}

function tagOf(value: object): string {
  const maker: unknown = Reflect.get(value, "constructor");
  return typeof maker === "function" && maker.name !== "" ? maker.name : "object";
}
