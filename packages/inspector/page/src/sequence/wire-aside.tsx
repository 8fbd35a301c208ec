import { Button } from "@mcp-actors/ui";
import type { Sight } from "../store/sight.ts";
import { look, wish } from "../store/store.ts";

/** What stands beside the title of the wire. */
export interface WireAsideProps {
  readonly wire: Sight["wire"];
}

/** How many messages there are, and whether ends that are over keep their columns. */
export function WireAside({ wire }: WireAsideProps) {
  const { hidesOver } = wish.value;
  const words = wire.over === 1 ? "1 ended end" : `${wire.over} ended ends`;
  return (
    <>
      {(wire.over > 0 || hidesOver) && (
        <Button
          look="quiet"
          aria-pressed={hidesOver}
          title="Clients and servers that have ended, and what went to and from them"
          onClick={() => look({ hidesOver: !hidesOver })}
        >
          {hidesOver ? `Show ${words}` : `Hide ${words}`}
        </Button>
      )}
      <span>{wire.count.toLocaleString("en")} messages</span>
    </>
  );
}
