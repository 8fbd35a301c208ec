import type { DrivableEnd, DrivableServer, InspectedEnd, Inspection } from "@mcp-actors/machine";
import type { RequestId } from "@mcp-actors/protocol";
import type { ProcessInspector } from "../create-inspector.ts";
import type { InspectionRecord } from "../records/index.ts";
import type { Drivables } from "./drivables.ts";
import type { Drivable } from "./drive.ts";
import { DrivenEnd } from "./driven-end.ts";
import { DrivenServer } from "./driven-server.ts";
import { ExchangeFaults } from "./exchange-faults.ts";
import { LinkFaults } from "./link-faults.ts";

/** Has the ends that an inspector is attached to from now on be drivable, until they are over. */
export function letDrive(inspector: ProcessInspector, drivables: Drivables): void {
  const attach = inspector.attach.bind(inspector);
  Object.assign(inspector, {
    attach: (end: InspectedEnd): Inspection => {
      const inspection = attach(end);
      const { peer } = inspection;
      const offer = (drivable: Drivable, over: Promise<unknown>) => {
        const remove = drivables.add(peer, nameOf(end, inspector), drivable);
        void over.then(remove, remove);
      };
      return Object.assign(inspection, handlesOf(inspector, { peer, role: end.role, offer }));
    },
  });
}

/** One end, and who is to know how it is driven. */
interface DrivenPeer {
  readonly peer: string;
  readonly role: string;
  readonly offer: (drivable: Drivable, over: Promise<unknown>) => void;
}

/** What an end is given to be driven by: a client as well as a server. */
function handlesOf(inspector: ProcessInspector, { peer, role, offer }: DrivenPeer) {
  const links = new LinkFaults();
  const served = new ExchangeFaults("in");
  const { redactor, title } = inspector;
  const actorOf = (request: RequestId) => senderOf(inspector.records(), peer, request);
  return {
    through: links.through.bind(links),
    before: served.middleware,
    driven: (end: DrivableEnd) =>
      offer(new DrivenEnd(end, { title, role, faults: links, redactor, actorOf }), end.over),
    served: (server: DrivableServer) =>
      offer(new DrivenServer(server, { title, role, faults: served }), server.over),
  } satisfies Partial<Inspection>;
}

/** Clients of one program have one name: where they connect to tells them apart. */
function nameOf({ name, target }: InspectedEnd, { redactor }: ProcessInspector): string {
  if (target === undefined) return name;
  const shown = redactor.redact(target, { kind: "drive", part: "target" });
  return `${name} → ${typeof shown === "string" ? shown : ""}`;
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
