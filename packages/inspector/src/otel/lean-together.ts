import type { Inspection, LeanTap } from "@mcp-actors/machine";

/** Who hear of lean actors, as one; undefined where nobody does in another way than by events. */
export function leanTogether(all: readonly Inspection[]): LeanTap | undefined {
  const hearing = all.filter(({ lean }) => lean !== undefined);
  if (hearing.length === 0) return undefined;
  const tell = (told: (tap: LeanTap) => void) => {
    for (const { lean, active } of hearing) if (lean !== undefined && active !== false) told(lean);
  };
  return {
    born: (actorRef, facts) => tell((tap) => tap.born(actorRef, facts)),
    took: (actorRef, event, step) => tell((tap) => tap.took(actorRef, event, step)),
    late: (actorRef, event) => tell((tap) => tap.late(actorRef, event)),
    broke: (actorRef, error) => tell((tap) => tap.broke(actorRef, error)),
  };
}
