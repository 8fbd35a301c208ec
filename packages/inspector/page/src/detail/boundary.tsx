import { Empty } from "@mcp-actors/ui";
import { Component, type ComponentChildren } from "preact";

/** What a boundary keeps together. */
export interface BoundaryProps {
  readonly children: ComponentChildren;
}

/** Where something cannot be drawn, says so in its place: records may be of anybody's making. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static override getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render({ children }: BoundaryProps) {
    if (!this.state.hasFailed) return children;
    return (
      <Empty title="This cannot be shown">
        <p>What was recorded of it is nothing that this page knows.</p>
      </Empty>
    );
  }
}
