import { fromCallback } from "xstate";
import { connectionMeans } from "./connection-means.ts";
import type { WatchEvent } from "./watch-event.ts";

/** One question for a sign of life, as an actor; an error is one as well. */
export const askForLife = fromCallback<WatchEvent>(({ system, sendBack }) => {
  const link = connectionMeans.get(system)?.wire.link;
  const exchange = link?.open(link.dialect.probe(), {
    related: () => {},
    answered: () => sendBack({ type: "life.seen" }),
    lost: () => {},
  });
  return () => exchange?.abandon();
});
