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
import type { Scope } from "./scope.ts";
import { tools } from "./tools.ts";

/** What every revision has. */
export function features(the: Scope) {
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
export function session(the: Scope) {
  return {
    ...initialization(the),
    ...ping(the),
    ...setLevel(the),
    ...resourceSubscriptions(the),
    RootsListChangedNotification: listChanged("notifications/roots/list_changed", the),
  };
}
