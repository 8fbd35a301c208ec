import { z } from "zod";

/** Any JSON. */
export const JsonValue = z.json();

/** A JSON object whose fields the specification leaves open. */
export const JsonObject = z.looseObject({});

/** A JSON array. */
export const JsonArray = z.array(JsonValue);

/** A number without fraction, however large: `z.int()` would stop at 2^53. */
export const Integer = z
  .number()
  .refine(Number.isInteger, "Expected an integer")
  .meta({ type: "integer" });

/** A share, from 0 to 1. */
export const Share = z.number().min(0).max(1);

// Formats are noted for whoever reads the schema, and asserted by none: peers send URIs that RFC 3986 refuses.

/** A URI. */
export const Uri = z.string().meta({ format: "uri" });

/** An RFC 6570 template. */
export const UriTemplate = z.string().meta({ format: "uri-template" });

/** Bytes in base64. */
export const Base64 = z.string().meta({ format: "byte" });
