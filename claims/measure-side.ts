import type { Claim, Measure } from "./claim.ts";

/** What one side came to. */
export interface Finding {
  /** Undefined where nothing could be measured. */
  readonly measure: Measure | undefined;
  readonly met: boolean;
  readonly text: string;
}

/** Measures one side, and judges it by the target. */
export async function measureSide(claim: Claim, side: "ours" | "official"): Promise<Finding> {
  try {
    const measure = await claim[side]();
    return { measure, met: claim.met(measure), text: claim.show(measure) };
  } catch (error) {
    console.error(error);
    return { measure: undefined, met: false, text: "could not be measured" };
  }
}

/** What ours came to, judged by what the other did as well. */
export function judgeBeside(claim: Claim, ours: Finding, official: Finding): Finding {
  if (ours.measure === undefined || official.measure === undefined) return ours;
  const isMet = claim.beside?.(ours.measure, official.measure) ?? true;
  return { ...ours, met: ours.met && isMet };
}
