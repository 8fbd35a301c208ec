import { z } from "zod";
import { JsonObject } from "./json.ts";

const experimental = { experimental: z.record(z.string(), JsonObject).optional() };
const listChanged = { listChanged: z.boolean().optional() };
const open = JsonObject.optional();

/** Settings of extensions, by their ids. Since 2026-07-28. */
export const extensions = { extensions: z.record(z.string(), JsonObject).optional() };

/** What a client could do at first. */
export const BareClientCapabilities = z.looseObject({
  ...experimental,
  roots: z.looseObject(listChanged).optional(),
  sampling: open,
});

/** What a server could offer at first. */
export const BareServerCapabilities = z.looseObject({
  ...experimental,
  logging: open,
  prompts: z.looseObject(listChanged).optional(),
  resources: z.looseObject({ subscribe: z.boolean().optional(), ...listChanged }).optional(),
  tools: z.looseObject(listChanged).optional(),
});

/** Completion, as a capability of its own. Since 2025-03-26. */
export const completions = { completions: open };

/** Sampling with tools, and elicitation by form or page. Since 2025-11-25. */
export const modes = {
  sampling: z.looseObject({ context: open, tools: open }).optional(),
  elicitation: z.looseObject({ form: open, url: open }).optional(),
};

const taskControl = { list: open, cancel: open };

/** The requests of a server that a client runs as tasks. 2025-11-25 alone. */
export const ClientTasksCapability = z.looseObject({
  ...taskControl,
  requests: z
    .looseObject({
      sampling: z.looseObject({ createMessage: open }).optional(),
      elicitation: z.looseObject({ create: open }).optional(),
    })
    .optional(),
});

/** The requests of a client that a server runs as tasks. 2025-11-25 alone. */
export const ServerTasksCapability = z.looseObject({
  ...taskControl,
  requests: z.looseObject({ tools: z.looseObject({ call: open }).optional() }).optional(),
});
