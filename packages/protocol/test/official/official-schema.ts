import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type AnySchema } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "./json-schema.ts";

/** Where the official schemas and examples are. */
export const FIXTURES = join(import.meta.dirname, "..", "fixtures", "schema");

/** The revisions that have an official schema. */
export const OFFICIAL_VERSIONS = [
  "2024-11-05",
  "2025-03-26",
  "2025-06-18",
  "2025-11-25",
  "2026-07-28",
] as const;

/** The official schema of one revision. */
export interface OfficialSchema {
  readonly document: JsonSchema;
  /** The names of its definitions. */
  readonly names: readonly string[];
  definition(name: string): JsonSchema;
  /** Whether a definition allows a value. */
  allows(name: string, value: unknown): boolean;
}

/** What is done to an official schema before it judges. */
export interface Amendment {
  readonly formats: boolean;
  amend(document: JsonSchema): JsonSchema;
}

const UNCHANGED: Amendment = { formats: true, amend: (document) => document };

/** The official schema of a revision, as it is or amended. */
export function officialSchema(version: string, amendment: Amendment = UNCHANGED): OfficialSchema {
  const text = readFileSync(join(FIXTURES, version, "schema.json"), "utf8");
  const document = amendment.amend(JSON.parse(text) as JsonSchema);
  const folder = document.$defs === undefined ? "definitions" : "$defs";
  const definitions = document.$defs ?? document.definitions ?? {};
  const judge = validator(document, amendment.formats);
  return {
    document,
    names: Object.keys(definitions),
    definition: (name) => ({ $ref: `#/${folder}/${name}` }),
    allows: (name, value) => judge.validate(`official#/${folder}/${name}`, value) === true,
  };
}

function validator(document: JsonSchema, formats: boolean): Ajv | Ajv2020 {
  const options = { strict: false, validateFormats: formats };
  const judge = document.$schema?.includes("2020-12") ? new Ajv2020(options) : new Ajv(options);
  if (formats) addFormats.default(judge);
  judge.addSchema(document as AnySchema, "official");
  return judge;
}
