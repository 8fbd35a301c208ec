import { checkCount, checkTime, DEFAULT_MAX_MESSAGE_BYTES } from "@mcp-actors/transport";
import { present } from "../json/present.ts";
import type { HttpLimits } from "./http-options.ts";

/** The bounds of HTTP with their defaults filled in. */
export type HttpSettings = { readonly [Name in keyof HttpLimits]-?: NonNullable<HttpLimits[Name]> };

const DEFAULTS: HttpSettings = {
  authenticateTimeout: 10_000,
  maxBodyBytes: DEFAULT_MAX_MESSAGE_BYTES,
  bodyTimeout: 30_000,
  keepAlive: 15_000,
  streamAfter: 500,
  outboxLimit: 16 * 1024 * 1024,
  stallTimeout: 60_000,
};

/** The bounds, each its default where it is undefined; throws where one makes no sense. */
export function httpSettings(given: HttpLimits): HttpSettings {
  const { authenticateTimeout, maxBodyBytes, bodyTimeout } = given;
  const { keepAlive, streamAfter, outboxLimit, stallTimeout } = given;
  const ofRequests = { authenticateTimeout, maxBodyBytes, bodyTimeout };
  const ofStreams = { keepAlive, streamAfter, outboxLimit, stallTimeout };
  const bounds = present({ ...ofRequests, ...ofStreams }) as Partial<HttpSettings>;
  const settings = { ...DEFAULTS, ...bounds };
  checkCount("maxBodyBytes", settings.maxBodyBytes, 1);
  checkCount("outboxLimit", settings.outboxLimit);
  for (const name of TIMES) checkTime(name, settings[name]);
  return settings;
}

const TIMES = [
  "authenticateTimeout",
  "bodyTimeout",
  "keepAlive",
  "streamAfter",
  "stallTimeout",
] as const;
