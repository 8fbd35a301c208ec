import type { Client } from "@mcp-actors/client";
import { NotOfferedError } from "../exit/not-offered-error.ts";
import { lackOf, type Offered } from "./lack-of.ts";

/** Throws where a server offers nothing of a kind: asked for it, it would only say that it knows no such method. */
export function requireOffered(offered: Offered, client: Client): void {
  const lack = lackOf(offered, client);
  if (lack !== undefined) throw new NotOfferedError(lack);
}
