import type { Area } from "./area.ts";
import { callAreas } from "./call-areas.ts";
import { webAreas } from "./web-areas.ts";
import { wireAreas } from "./wire-areas.ts";

/** Every case that is known, in the order of the page. */
export const areas: readonly Area[] = [...wireAreas, ...callAreas, ...webAreas];
