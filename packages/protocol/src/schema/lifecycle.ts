import { z } from "zod";
import { Uri } from "./json.ts";
import type { Parts } from "./parts.ts";
import type { Scope } from "./scope.ts";

/** What an implementation may say of itself beyond its name. Since 2025-11-25. */
export const about = { description: z.string().optional(), websiteUrl: Uri.optional() };

/** The name and version of a client or a server. */
export function implementation(the: Pick<Parts, "titled" | "pictured" | "about">) {
  return z.looseObject({
    name: z.string(),
    version: z.string(),
    ...the.titled,
    ...the.pictured,
    ...the.about,
  });
}

/** How a session opens. Until 2025-11-25. */
export function initialization(the: Scope) {
  const InitializeRequestParams = z.looseObject({
    ...the.requestParams,
    protocolVersion: z.string(),
    capabilities: the.ClientCapabilities,
    clientInfo: the.Implementation,
  });
  return {
    InitializeRequestParams,
    InitializeRequest: z.looseObject({
      ...the.request,
      method: z.literal("initialize"),
      params: InitializeRequestParams,
    }),
    InitializeResult: z.looseObject({
      ...the.result,
      protocolVersion: z.string(),
      capabilities: the.ServerCapabilities,
      serverInfo: the.Implementation,
      instructions: z.string().optional(),
    }),
    InitializedNotification: z.looseObject({
      ...the.notification,
      method: z.literal("notifications/initialized"),
      params: the.NotificationParams.optional(),
    }),
  };
}

/** How a server tells what it offers. Since 2026-07-28. */
export function discovery(the: Scope) {
  return {
    DiscoverRequest: z.looseObject({
      ...the.request,
      method: z.literal("server/discover"),
      params: the.RequestParams,
    }),
    DiscoverResult: z.looseObject({
      ...the.result,
      ...the.cacheable,
      supportedVersions: z.array(z.string()),
      capabilities: the.ServerCapabilities,
      instructions: z.string().optional(),
    }),
  };
}
