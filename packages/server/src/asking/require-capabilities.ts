import {
  type ClientCapabilities,
  ErrorCode,
  isRecord,
  MissingRequiredClientCapabilityError,
  type Params,
  ProtocolError,
} from "@mcp-actors/protocol";
import type { Caller } from "../request/caller.ts";

/** Throws unless the caller declared what a question needs, in a revision that has it. */
export function requireCapabilities(needs: ClientCapabilities, caller: Caller): void {
  const { revision, capabilities } = caller;
  const modes = Object.keys(needs.elicitation ?? {});
  if (
    declares(spellOut(capabilities), needs) &&
    modes.every((mode) => revision.elicitationModes.has(mode))
  ) {
    return;
  }
  const message = `Client did not declare ${describe(needs)}, which the request needs`;
  if (revision.era === "legacy") throw new ProtocolError(ErrorCode.InvalidParams, message);
  throw new MissingRequiredClientCapabilityError(message, { requiredCapabilities: needs });
}

/** spec: client/elicitation: an empty object means forms alone. */
function spellOut(capabilities: Params): Params {
  const { elicitation } = capabilities;
  if (!isRecord(elicitation) || isRecord(elicitation["url"]) || isRecord(elicitation["form"])) {
    return capabilities;
  }
  return { ...capabilities, elicitation: { form: {} } };
}

function declares(declared: unknown, needed: object): boolean {
  return (
    isRecord(declared) &&
    Object.entries(needed).every(([name, parts]) => declares(declared[name], parts))
  );
}

function describe(needs: object): string {
  return Object.entries(needs)
    .map(([name, parts]) => [name, ...Object.keys(parts)].join("."))
    .join(", ");
}
