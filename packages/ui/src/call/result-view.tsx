import { type EmbeddedContents, isRecord } from "@mcp-actors/protocol";
import { ContentView } from "../content/content-view.tsx";
import { ResourceView } from "../content/resource-view.tsx";
import { JsonView } from "../json/json-view.tsx";
import { Icon } from "../part/icon.tsx";
import { MessagesView } from "./messages-view.tsx";

/** What a result view shows. */
export interface ResultViewProps {
  /** The result of `tools/call`, `prompts/get`, `resources/read` or any other request, as it came. */
  readonly result: unknown;
  readonly onReadResource?: ((uri: string) => void) | undefined;
}

/** What a server answered, by what it holds: content, messages or contents of resources; anything else as JSON. */
export function ResultView({ result, onReadResource }: ResultViewProps) {
  if (!isRecord(result)) return <JsonView value={result} />;
  const { content, contents, messages, structuredContent, isError } = result;
  if (Array.isArray(contents)) return <ContentsView contents={contents} />;
  if (Array.isArray(messages)) return <MessagesView messages={messages} />;
  if (!Array.isArray(content)) return <JsonView value={result} />;
  return (
    <div class="result" data-failed={isError === true}>
      {isError === true && (
        <p class="error" role="alert">
          <Icon name="warning" /> The tool reports an error
        </p>
      )}
      <ContentView
        blocks={content}
        structured={structuredContent}
        onReadResource={onReadResource}
      />
    </div>
  );
}

function ContentsView({ contents }: { readonly contents: readonly unknown[] }) {
  return (
    <div class="content-view">
      {contents.map((part, index) =>
        isContents(part) ? (
          <ResourceView key={index} contents={part} />
        ) : (
          <JsonView key={index} value={part} />
        ),
      )}
    </div>
  );
}

function isContents(part: unknown): part is EmbeddedContents {
  return (
    isRecord(part) &&
    typeof part["uri"] === "string" &&
    (typeof part["text"] === "string" || typeof part["blob"] === "string")
  );
}
