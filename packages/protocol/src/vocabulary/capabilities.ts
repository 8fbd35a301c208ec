/** A JSON object whose fields the specification leaves open. */
export interface JsonObject {
  readonly [field: string]: unknown;
}

/** Settings of extensions by the ids of the extensions; an empty object means no settings. */
export interface Extensions {
  readonly [id: string]: JsonObject;
}

/** What a client can do for a server: declared once until 2025-11-25, with every request since 2026-07-28. */
export interface ClientCapabilities {
  readonly experimental?: Extensions | undefined;
  /** Since 2026-07-28, and sent to earlier peers as a field they do not know. */
  readonly extensions?: Extensions | undefined;
  readonly roots?: RootsCapability | undefined;
  readonly sampling?: SamplingCapability | undefined;
  /** Since 2025-06-18; an empty object means forms alone. */
  readonly elicitation?: ElicitationCapability | undefined;
  /** 2025-11-25 alone. */
  readonly tasks?: ClientTasksCapability | undefined;
}

/** Said by a client that lists the places a server may look at. */
export interface RootsCapability {
  /** Until 2025-11-25. */
  readonly listChanged?: boolean | undefined;
}

/** Since 2025-11-25 with fields; an empty object before. */
export interface SamplingCapability {
  readonly context?: JsonObject | undefined;
  readonly tools?: JsonObject | undefined;
}

/** Since 2025-11-25 with modes; an empty object before. */
export interface ElicitationCapability {
  readonly form?: JsonObject | undefined;
  readonly url?: JsonObject | undefined;
}

/** The requests of a server that a client runs as tasks. */
export interface ClientTasksCapability {
  readonly list?: JsonObject | undefined;
  readonly cancel?: JsonObject | undefined;
  readonly requests?:
    | {
        readonly sampling?: { readonly createMessage?: JsonObject | undefined } | undefined;
        readonly elicitation?: { readonly create?: JsonObject | undefined } | undefined;
      }
    | undefined;
}

/** What a server offers. */
export interface ServerCapabilities {
  readonly experimental?: Extensions | undefined;
  /** Since 2026-07-28, and sent to earlier peers as a field they do not know. */
  readonly extensions?: Extensions | undefined;
  readonly logging?: JsonObject | undefined;
  /** Since 2025-03-26. */
  readonly completions?: JsonObject | undefined;
  readonly prompts?: { readonly listChanged?: boolean | undefined } | undefined;
  readonly resources?:
    | { readonly subscribe?: boolean | undefined; readonly listChanged?: boolean | undefined }
    | undefined;
  readonly tools?: { readonly listChanged?: boolean | undefined } | undefined;
  /** 2025-11-25 alone. */
  readonly tasks?: ServerTasksCapability | undefined;
}

/** The requests of a client that a server runs as tasks. */
export interface ServerTasksCapability {
  readonly list?: JsonObject | undefined;
  readonly cancel?: JsonObject | undefined;
  readonly requests?:
    | { readonly tools?: { readonly call?: JsonObject | undefined } | undefined }
    | undefined;
}
