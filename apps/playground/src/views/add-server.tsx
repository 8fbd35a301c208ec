import { Icon } from "@mcp-actors/ui";
import { useState } from "preact/hooks";
import { type ServerPlace, toAddress } from "../host/server-choice.ts";
import { PRESETS } from "../page/presets.ts";
import { usePlayground } from "../page/use-playground.ts";
import { Dialog } from "./dialog.tsx";
import { EraField } from "./era-field.tsx";
import { TypedServer } from "./typed-server.tsx";

/** What the dialog can be asked for. */
export interface AddServerProps {
  readonly onClose: () => void;
}

/** Lets a person choose a server, or type the URL of one. */
export function AddServer({ onClose }: AddServerProps) {
  const playground = usePlayground();
  const [era, setEra] = useState("auto");
  const connect = (place: ServerPlace) => {
    playground.show(playground.connect(place, era));
    onClose();
  };
  return (
    <Dialog title="Connect to a server" onClose={onClose}>
      <EraField era={era} onEra={setEra} />
      <ul class="presets">
        {PRESETS.map(({ title, about, place }) => (
          <li key={toAddress(place)}>
            <button type="button" onClick={() => connect(place)}>
              <Icon name={place.kind === "page" ? "screen" : "plug"} />
              <strong>{title}</strong>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
      <TypedServer onPlace={connect} />
    </Dialog>
  );
}
