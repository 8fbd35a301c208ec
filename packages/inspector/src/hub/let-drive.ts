import type { DrivableEnd, InspectedEnd, Inspection } from "@mcp-actors/machine";
import type { RequestId } from "@mcp-actors/protocol";
import type { ProcessInspector } from "../create-inspector.ts";
import type { InspectionRecord } from "../records/index.ts";
import { type RedactHook, Redactor } from "../redact/redactor.ts";
import type { Drivables } from "./drivables.ts";
import { DrivenEnd } from "./driven-end.ts";
import { LinkFaults } from "./link-faults.ts";

/** Has the ends that an inspector is attached to from now on be drivable, until they are over. */
export function letDrive(
  inspector: ProcessInspector,
  drivables: Drivables,
  redact: RedactHook | undefined,
): void {
  const attach = inspector.attach.bind(inspector);
  const redactor = new Redactor(redact);
  let ends = 0;
  Object.assign(inspector, {
    attach: (end: InspectedEnd): Inspection => {
      // As the inspector counts them.
      ends += 1;
      const id = `${inspector.process}.${ends}`;
      const faults = new LinkFaults();
      const actorOf = (request: RequestId) => senderOf(inspector.records(), id, request);
      const through: Inspection["through"] = (link) => faults.through(link);
      const driven = (drivable: DrivableEnd) => {
        const remove = drivables.add(
          id,
          end.name,
          new DrivenEnd(drivable, { faults, redactor, actorOf }),
        );
        void drivable.over.then(remove, remove);
      };
      return Object.assign(attach(end), { through, driven });
    },
  });
}

/** The actor that sent the newest request of a peer under an id. */
function senderOf(
  records: readonly InspectionRecord[],
  peer: string,
  id: RequestId,
): string | undefined {
  const sent = records.findLast(
    (record) =>
      record.kind === "wire" &&
      record.what === "request" &&
      record.peer === peer &&
      record.id === id,
  );
  const cause = sent?.kind === "wire" ? sent.cause : undefined;
  const act = records.findLast((record) => record.kind === "act" && record.seq === cause);
  return act?.kind === "act" ? act.actor : undefined;
}
