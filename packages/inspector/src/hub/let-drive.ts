import type {
  DrivableEnd,
  DrivableServer,
  DrivableSessions,
  InspectedEnd,
  Inspection,
} from "@mcp-actors/machine";
import type { RequestId } from "@mcp-actors/protocol";
import type { StartedProcess } from "@mcp-actors/transport";
import type { PeerInspection, ProcessInspector } from "../create-inspector.ts";
import type { InspectionRecord } from "../records/index.ts";
import type { Drivables } from "./drivables.ts";
import type { Drivable } from "./drive.ts";
import { DrivenActors } from "./driven-actors.ts";
import { DrivenEnd } from "./driven-end.ts";
import { DrivenProcess } from "./driven-process.ts";
import { DrivenServer } from "./driven-server.ts";
import { DrivenSessions } from "./driven-sessions.ts";
import { ExchangeFaults } from "./exchange-faults.ts";
import { LinkFaults } from "./link-faults.ts";

/** Has the ends that an inspector is attached to from now on be drivable, until they are over. */
export function letDrive(inspector: ProcessInspector, drivables: Drivables): void {
  const attach = inspector.attach.bind(inspector);
  Object.assign(inspector, {
    attach: (end: InspectedEnd): PeerInspection => {
      const inspection = attach(end);
      const { peer } = inspection;
      const offer = (drivable: Drivable, over: Promise<unknown>) => {
        const remove = drivables.add(peer, nameOf(end, inspector), drivable);
        void over.then(remove, remove);
      };
      const changed = () => drivables.changed();
      const handles = handlesOf(inspector, { inspection, role: end.role, offer, changed });
      return Object.assign(inspection, handles);
    },
  });
}

/** One end, and who is to know how it is driven. */
interface DrivenPeer {
  readonly inspection: PeerInspection;
  readonly role: string;
  readonly offer: (drivable: Drivable, over: Promise<unknown>) => void;
  /** What it takes is not what it was. */
  readonly changed: () => void;
}

/** What an end is given to be driven by: a client as well as a server. */
function handlesOf(inspector: ProcessInspector, { inspection, role, offer, changed }: DrivenPeer) {
  const links = new LinkFaults();
  const served = new ExchangeFaults("in");
  const child = new DrivenProcess();
  const sessions = new DrivenSessions();
  const { redactor, title } = inspector;
  const { peer } = inspection;
  const variables = inspection.spawned?.bind(inspection);
  const actorOf = (request: RequestId) => senderOf(inspector.records(), peer, request);
  const shared = { title, role, redactor, actors: new DrivenActors(inspection) };
  return {
    through: links.through.bind(links),
    before: served.middleware,
    driven: (end: DrivableEnd) =>
      offer(new DrivenEnd(end, { ...shared, faults: links, actorOf, child }), end.over),
    served: (server: DrivableServer) =>
      offer(new DrivenServer(server, { ...shared, faults: served, sessions }), server.over),
    keeps(kept: DrivableSessions) {
      sessions.add(kept);
      changed();
    },
    spawned(started?: StartedProcess) {
      if (started !== undefined) child.starts(started);
      changed();
      return variables?.(started) ?? {};
    },
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
