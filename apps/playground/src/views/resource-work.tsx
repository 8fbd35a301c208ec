import { type ResourceTemplate, uriTemplate } from "@mcp-actors/protocol";
import { Empty, schemaOfTemplate } from "@mcp-actors/ui";
import type { CallRow } from "../host/call-row.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { suggestWith } from "../page/suggest-with.ts";
import { toTexts } from "../page/to-texts.ts";
import { ResourcePanel } from "./resource-panel.tsx";
import { SubjectWork } from "./subject-work.tsx";

/** What resource work is done on: a template, or a resource. */
export interface ResourceWorkProps {
  readonly connection: HostedConnection;
  readonly template: ResourceTemplate | undefined;
  readonly uri: string | undefined;
  readonly shown: CallRow | undefined;
}

/** The variables of the chosen template, or what the chosen resource holds. */
export function ResourceWork({ connection, template, uri, shown }: ResourceWorkProps) {
  if (template === undefined) {
    if (uri === undefined) return <Empty title="No resource is chosen" />;
    return <ResourcePanel key={uri} connection={connection} uri={uri} shown={shown} />;
  }
  const text = template.uriTemplate;
  return (
    <SubjectWork
      key={text}
      connection={connection}
      subject={{
        ...template,
        kind: "template",
        name: text,
        inputSchema: schemaOfTemplate(text),
      }}
      toRequest={(args) => ({
        method: "resources/read",
        name: uriTemplate(text).expand(toTexts(args)),
      })}
      suggest={suggestWith(connection, { resource: text })}
      shown={undefined}
    />
  );
}
