import type { MessageRecord } from "../records/index.ts";
import type { FoldState } from "./fold-state.ts";
import { fieldsOf, textOf } from "./json-fields.ts";

const PREFIX = "io.modelcontextprotocol/";

/** The other end of a wire says who it is: in the opening of a session, and in the modern era with each message. */
export function noteFar(state: FoldState, record: MessageRecord, wire: string): void {
  if (record.dir === "out") return;
  const { params, result } = fieldsOf(record.message);
  const { name, version } = fieldsOf(
    params === undefined ? infoIn(result, "serverInfo") : infoIn(params, "clientInfo"),
  );
  const [shown, edition] = [textOf(name), textOf(version)];
  if (shown === undefined) return;
  state.wires.update(wire, (view) =>
    view.said?.name === shown && view.said.version === edition
      ? view
      : { ...view, said: { name: shown, ...(edition !== undefined && { version: edition }) } },
  );
}

function infoIn(said: MessageRecord["message"] | undefined, name: "clientInfo" | "serverInfo") {
  const fields = fieldsOf(said);
  return fields[name] ?? fieldsOf(fields["_meta"])[`${PREFIX}${name}`];
}
