import { basename } from "node:path";
import { messageOf } from "@mcp-actors/protocol";
import { checkKeys, unfailing } from "@mcp-actors/transport";
import type { InspectorOptions, ProcessInspector } from "../create-inspector.ts";
import { Drivables } from "../hub/drivables.ts";
import { letDrive } from "../hub/let-drive.ts";
import { answersOfViewers, type ViewerAnswers } from "../hub/viewer-answers.ts";
import { LiveInspector } from "../live-inspector.ts";
import { HubFinder } from "./hub-finder.ts";
import { type HubSeat, hubAt, hubSaidIn } from "./hub-seat.ts";
import {
  INSPECT_VARIABLE,
  type InspectSetting,
  PARENT_VARIABLE,
  readInspectSetting,
  TITLE_VARIABLE,
} from "./inspect-setting.ts";
import { HUB_KEYS, NODE_INSPECTOR_KEYS } from "./inspector-keys.ts";
import { joinHub } from "./join-hub.ts";
import { keepFlight } from "./keep-flight.ts";
import { RuntimeFile } from "./runtime-file.ts";
import { runtimePlace } from "./runtime-place.ts";
import type { StartHubOptions } from "./start-hub.ts";

/** What the inspector of a Node process may want of its own; everything has a default. */
export interface NodeInspectorOptions extends Omit<InspectorOptions, "mode"> {
  /** How it is inspected, as in `MCP_ACTORS_INSPECT`; default what that says, or `live`. */
  readonly inspect?: string | undefined;
  /** How the hub is started, if no other process has. */
  readonly hub?: StartHubOptions | undefined;
  /** When it comes to the hub: at once, which is the default, or when there is an end to be inspected. */
  readonly join?: "at once" | "first end" | undefined;
  /** Whether it may start or find a hub where `NODE_ENV` is `production`. Default false: it stays off, and says so. */
  readonly production?: boolean | undefined;
  /** Whether viewers may drive the ends of this process; default as the hub says, and a hub of ours says no. */
  readonly control?: boolean | undefined;
  /** Whether Node processes that clients start are inspected too. Default true. */
  readonly children?: boolean | undefined;
  /** Default the process's own. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Tells a person something, a line; default on stderr. What it throws or rejects is ignored. */
  readonly tell?: ((line: string) => unknown) | undefined;
}

/** The inspector of a Node process, with the hub that it tells. */
export interface NodeInspector extends ProcessInspector {
  /** The ends of this process that let themselves be driven. */
  readonly drivables: Drivables;
  /** For a client whose questions viewers are to answer, with `control`: `connect(target, { inspect: inspector, ...inspector.answers })`. */
  readonly answers: ViewerAnswers;
  /** Leaves the hub, and closes it if it is in this process. */
  readonly leave: () => Promise<void>;
}

/**
 * Makes an inspector of this process, and has it seen: it starts the hub, or joins the one that there is, and says
 * where the page is in one line on stderr. It never keeps the process alive.
 */
export function createInspector(options: NodeInspectorOptions = {}): NodeInspector {
  checkKeys("createInspector", options, NODE_INSPECTOR_KEYS);
  checkKeys("hub", options.hub, HUB_KEYS);
  const { env = process.env } = options;
  const tell = unfailing(options.tell ?? tellOnStderr);
  const setting = settingOf(options, env, tell);
  const seat = seatOf(setting, options, tell);
  const mode = setting.mode === "live" && seat === undefined ? "off" : setting.mode;
  const title = titleIn(env);
  const capture = new LiveInspector({ title, parent: env[PARENT_VARIABLE], ...options, mode });
  const drivables = new Drivables();
  const answers = answersOfViewers(drivables, capture.process);
  if (options.control !== false) letDrive(capture, drivables);
  if (seat !== undefined) {
    const leave = joinHub(capture, { ...options, tell, seat, drivables });
    return Object.assign(capture, { drivables, answers, leave });
  }
  const land = mode === "flight" ? keepFlight(capture, tell) : undefined;
  return Object.assign(capture, { drivables, answers, leave: async () => land?.() });
}

function titleIn(env: NodeJS.ProcessEnv): string {
  return env[TITLE_VARIABLE] ?? basename(process.argv[1] ?? process.title);
}

function settingOf(
  { inspect, production = false }: NodeInspectorOptions,
  env: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): InspectSetting {
  const setting = readInspectSetting(inspect ?? env[INSPECT_VARIABLE]) ?? { mode: "live" };
  const isGiven = "url" in setting || "file" in setting;
  if (setting.mode !== "live" || isGiven || production || env["NODE_ENV"] !== "production") {
    return setting;
  }
  tell("Inspector: off in production, unless it is told that it may (production: true)");
  return { mode: "off" };
}

/** An inspector that cannot come to its hub is off, and the app none the worse. */
function seatOf(
  setting: InspectSetting,
  { hub, control, env }: NodeInspectorOptions,
  tell: (line: string) => void,
): HubSeat | undefined {
  if (setting.mode !== "live") return undefined;
  if ("url" in setting) return hubAt(setting.url);
  if ("file" in setting) return hubSaidIn(setting.file);
  try {
    const file = new RuntimeFile(runtimePlace({ env }));
    const terms = { ...(control !== undefined && { control }), ...hub };
    return new HubFinder({ file, hub: terms, onPlace: ({ url }) => tell(`Inspector: ${url}`) });
  } catch (error) {
    tell(`Inspector: off. ${messageOf(error)}`);
    return undefined;
  }
}

function tellOnStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
