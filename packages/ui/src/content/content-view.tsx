import { JsonView } from "../json/json-view.tsx";
import { ContentBlockView } from "./content-block-view.tsx";

/** What a content view shows. */
export interface ContentViewProps {
  /** Blocks as they came; what is none is shown as JSON. */
  readonly blocks: readonly unknown[];
  /** A tool's `structuredContent`; absent where it gave none. */
  readonly structured?: unknown;
  /** Reads a resource that a block links to; where absent, links are only shown. */
  readonly onReadResource?: ((uri: string) => void) | undefined;
}

/** What a tool, a prompt or a message holds, block by block, then its structured content. */
export function ContentView({ blocks, structured, onReadResource }: ContentViewProps) {
  return (
    <div class="content-view">
      {blocks.map((block, index) => (
        <ContentBlockView key={index} block={block} onReadResource={onReadResource} />
      ))}
      {structured !== undefined && (
        <section aria-label="Structured content">
          <h4>Structured content</h4>
          <JsonView value={structured} />
        </section>
      )}
    </div>
  );
}
