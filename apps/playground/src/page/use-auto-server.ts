import { useEffect } from "preact/hooks";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { type ServerPlace, toAddress } from "../host/server-choice.ts";
import { usePlayground } from "./use-playground.ts";

/** The connection to a place in whatever revision it speaks; it is opened where there is none. */
export function useAutoServer(place: ServerPlace): HostedConnection | undefined {
  const playground = usePlayground();
  const address = toAddress(place);
  useEffect(() => void playground.connect(place), [address, playground]);
  return playground.connections.all.value.find(
    ({ choice }) => toAddress(choice.place) === address && choice.era === "auto",
  );
}
