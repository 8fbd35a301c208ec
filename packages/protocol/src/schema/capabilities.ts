import { z } from "zod";
import type {
  ClientTasksCapability,
  ElicitationCapability,
  Extensions,
  JsonObject as OpenObject,
  RootsCapability,
  SamplingCapability,
  ServerTasksCapability,
} from "../vocabulary/capabilities.ts";
import { JsonObject } from "./json.ts";
import type { Field } from "./parts.ts";

const listChanged = { listChanged: z.boolean().optional() };
const open = JsonObject.optional();

/** Settings by the ids of what they set. */
export const settings = z.record(z.string(), JsonObject).optional();

/** What a client can do that differs between revisions. */
export interface ClientCapabilityParts {
  readonly roots: Field<RootsCapability>;
  readonly sampling: Field<SamplingCapability>;
  readonly elicitation: Field<ElicitationCapability>;
  readonly tasks: Field<ClientTasksCapability>;
  readonly extensions: Field<Extensions>;
}

/** What a client can do. */
export function clientCapabilities(the: ClientCapabilityParts) {
  return z.looseObject({ experimental: settings, ...the });
}

/** What a server offers that differs between revisions. */
export interface ServerCapabilityParts {
  readonly completions: Field<OpenObject>;
  readonly tasks: Field<ServerTasksCapability>;
  readonly extensions: Field<Extensions>;
}

/** What a server offers. */
export function serverCapabilities(the: ServerCapabilityParts) {
  return z.looseObject({
    experimental: settings,
    logging: open,
    prompts: z.looseObject(listChanged).optional(),
    resources: z.looseObject({ subscribe: z.boolean().optional(), ...listChanged }).optional(),
    tools: z.looseObject(listChanged).optional(),
    ...the,
  });
}

/** Roots that may change. Until 2025-11-25. */
export const rootsCapability = z.looseObject(listChanged).optional();

/** Sampling, with tools or not. Since 2025-11-25. */
export const samplingCapability = z.looseObject({ context: open, tools: open }).optional();

/** Elicitation, by form or page. Since 2025-11-25. */
export const elicitationCapability = z.looseObject({ form: open, url: open }).optional();

const taskControl = { list: open, cancel: open };

/** The requests of a server that a client runs as tasks. 2025-11-25 alone. */
export const clientTasksCapability = z
  .looseObject({
    ...taskControl,
    requests: z
      .looseObject({
        sampling: z.looseObject({ createMessage: open }).optional(),
        elicitation: z.looseObject({ create: open }).optional(),
      })
      .optional(),
  })
  .optional();

/** The requests of a client that a server runs as tasks. 2025-11-25 alone. */
export const serverTasksCapability = z
  .looseObject({
    ...taskControl,
    requests: z.looseObject({ tools: z.looseObject({ call: open }).optional() }).optional(),
  })
  .optional();
