import type { DriveCommand, DriveTarget } from "../../src/hub/index.ts";
import { createInspector, type NodeInspector } from "../../src/node/create-inspector.ts";
import { openHub } from "./running.ts";
import { watchHub } from "./talker.ts";

/** A process whose ends a hub lets viewers drive, and a viewer that does. */
export interface Driven extends AsyncDisposable {
  readonly inspector: NodeInspector;
  /** Settles when its end of a number takes a command, with what it offers. */
  readonly takes: (command: DriveCommand["do"], end?: number) => Promise<DriveTarget>;
  /** Drives the end of a number, by default the first. */
  readonly drive: (
    command: DriveCommand,
    end?: number,
  ) => Promise<{ readonly result?: unknown; readonly error?: string }>;
}

/** Opens a hub, an inspector that joins it, and a viewer that drives. */
export async function openDriven({ may = true }: { readonly may?: boolean } = {}): Promise<Driven> {
  const hub = await openHub({ control: true });
  const inspector = createInspector({ inspect: hub.producerUrl, env: {}, control: may });
  const driver = await watchHub(hub, hub.tokens.drive);
  let id = 0;
  return {
    inspector,
    async takes(command, end = 1) {
      for (;;) {
        const { targets } = (await driver.next("targets")).message;
        const found = targets.find((target) => target.id === `${inspector.process}.${end}`);
        if (found?.commands.includes(command)) return found;
      }
    },
    async drive(command, end = 1) {
      id += 1;
      driver.say({ type: "drive", id, target: `${inspector.process}.${end}`, command });
      return (await driver.next("driven")).message;
    },
    async [Symbol.asyncDispose]() {
      await driver[Symbol.asyncDispose]();
      await inspector.leave();
      await hub.close();
    },
  };
}
