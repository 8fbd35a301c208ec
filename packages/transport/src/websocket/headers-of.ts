import type { IncomingMessage } from "node:http";
import type { HeaderLookup } from "../channel.ts";

/** The headers of a request by their names. */
export function headersOf({ headers }: IncomingMessage): HeaderLookup {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      if (typeof value === "string") return value;
      return Array.isArray(value) ? value.join(", ") : null;
    },
  };
}
