import type { z } from "zod";
import { Role } from "./annotations.ts";
import { cancellation } from "./cancellation.ts";
import { completion } from "./completion.ts";
import { content } from "./content.ts";
import { initialization } from "./lifecycle.ts";
import { logging, setLevel } from "./logging.ts";
import { listChanged, pagination } from "./pagination.ts";
import { ping } from "./ping.ts";
import { progress } from "./progress.ts";
import { prompts } from "./prompts.ts";
import { resourceSubscriptions, resources } from "./resources.ts";
import { roots } from "./roots.ts";
import { ModelHint, ModelPreferences, sampling } from "./sampling.ts";
import { tools } from "./tools.ts";

type Needs<Section extends (the: never) => unknown> = Parameters<Section>[0];

type FeatureParts = Needs<typeof tools> &
  Needs<typeof resources> &
  Needs<typeof completion> &
  Needs<typeof roots> &
  Needs<typeof sampling> & {
    readonly Implementation: z.ZodType;
    readonly ClientCapabilities: z.ZodType;
    readonly ServerCapabilities: z.ZodType;
  };

/** What every revision has. */
export function features<P extends FeatureParts>(the: P) {
  return {
    ...content(the),
    ...pagination(the),
    ...tools(the),
    ...resources(the),
    ...prompts(the),
    ...completion(the),
    ...logging(the),
    ...progress(the),
    ...cancellation(the),
    ...roots(the),
    ...sampling(the),
    Role,
    ModelHint,
    ModelPreferences,
    Implementation: the.Implementation,
    ClientCapabilities: the.ClientCapabilities,
    ServerCapabilities: the.ServerCapabilities,
  };
}

/** What a session adds. Until 2025-11-25. */
export function session<P extends Needs<typeof initialization> & Needs<typeof ping>>(the: P) {
  return {
    ...initialization(the),
    ...ping(the),
    ...setLevel(the),
    ...resourceSubscriptions(the),
    RootsListChangedNotification: listChanged("notifications/roots/list_changed", the),
  };
}
