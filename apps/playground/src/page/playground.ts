import { samplingWith } from "@mcp-actors/model/backends";
import { type Signal, signal } from "@preact/signals";
import { Answering } from "../host/answering.ts";
import type { CallRequest } from "../host/call-request.ts";
import type { CallRow } from "../host/call-row.ts";
import { Connections } from "../host/connections.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { KeptLog } from "../host/kept-log.ts";
import type { ListChange } from "../host/live-lists.ts";
import { Questions } from "../host/questions.ts";
import { type EraChoice, type ServerPlace, toAddress } from "../host/server-choice.ts";
import { ThousandCalls } from "../host/thousand-calls.ts";
import { readCallPath } from "../inspection/call-path.ts";
import { type Inspection, startInspection } from "../inspection/inspection.ts";
import { type PageLoad, pageLoad } from "../inspection/page-load.ts";
import { FanOut } from "../story/fan-out.ts";
import { generateWith } from "../story/generate-with.ts";
import { ModelPlace } from "../story/model-place.ts";
import { StoryDesk } from "../story/story-desk.ts";
import { inspectorPlace } from "./addresses.ts";
import { CallLinks } from "./call-links.ts";
import { PageWorker } from "./page-worker.ts";
import { labelOf } from "./presets.ts";
import { type Route, readRoute, writeRoute } from "./route.ts";
import { tabStorage } from "./tab-storage.ts";

/** Hears that a list of a server came anew. */
export type Changed = (connection: HostedConnection, change: ListChange) => void;

/** Everything that the page holds, without the way it looks. */
export class Playground {
  readonly questions = new Questions();
  readonly answering: Answering;
  readonly connections: Connections;
  readonly burst = new ThousandCalls();
  readonly agent = new FanOut();
  readonly story: StoryDesk;
  /** The inspector that all clients of the page tell, if whoever serves it has one. */
  readonly inspection: Inspection | undefined;
  readonly links: CallLinks;
  /** The storyteller in a worker of this page. */
  readonly pageModel: ModelPlace;
  readonly #route: Signal<Route>;
  readonly #chosenCall = signal<number | undefined>(undefined);
  readonly #storage = tabStorage();
  readonly #load: PageLoad = pageLoad(this.#storage);
  readonly #kept = new KeptLog(this.#storage);

  constructor(changed: Changed) {
    const place = inspectorPlace();
    // Clients look for it when they are made.
    this.inspection = place && startInspection(place, this.#load);
    const invite = this.inspection?.invite;
    const servers = new PageWorker("servers", invite);
    // A model computes without a pause; what else is served does not wait for it.
    const models = new PageWorker("storyteller", invite);
    this.pageModel = new ModelPlace({ kind: "page", openPort: () => models.open("storyteller") });
    this.story = new StoryDesk(this.pageModel);
    const sampling = samplingWith(generateWith(this.pageModel.model), { model: "storyteller" });
    this.answering = new Answering(this.questions, sampling);
    this.connections = new Connections({
      openPort: (server) => servers.open(server),
      answering: this.answering,
      inspector: this.inspection?.inspector,
      keptCalls: (id) => this.#kept.take(id),
      changed,
    });
    this.#route = signal(readRoute(location.hash));
    this.links = new CallLinks({
      load: this.#load,
      connections: this.connections,
      kept: this.#kept,
      show: (connection, row) => {
        this.show(connection);
        this.showCall(row);
      },
    });
    addEventListener("hashchange", () => this.#follow());
    addEventListener("pagehide", () => this.#keep());
    this.#follow();
  }

  /** Where the page is. */
  get route(): Route {
    return this.#route.value;
  }

  /** Goes elsewhere, which the way back leads from. */
  go(route: Route): void {
    this.links.leave();
    location.hash = writeRoute(route);
    this.#route.value = route;
  }

  /** Changes where the page is without a step of the way back. */
  adjust(change: Partial<Route>): void {
    const route = { ...this.route, ...change };
    history.replaceState(null, "", writeRoute(route));
    this.#route.value = route;
  }

  /** Connects to a place, under the name that the page has for it; the same one twice is one. */
  connect(place: ServerPlace, era: EraChoice = "auto", client = 1): HostedConnection {
    const title = labelOf(place);
    const label = client > 1 && title !== undefined ? `${title} ${client}` : title;
    return this.connections.open({ place, era, label, client });
  }

  /** Goes to a server, on the tab that was last looked at there. */
  show(connection: HostedConnection): void {
    this.connections.choose(connection);
    const { place, era, client } = connection.choice;
    // A further client of the same server has no address of its own.
    const at = client === undefined || client === 1 ? toAddress(place) : undefined;
    this.go({ view: "server", at, era });
  }

  /** Looks at a call, where it was made. */
  showCall({ id, request }: CallRow): void {
    this.#chosenCall.value = id;
    this.adjust({ tab: TABS[request.method], item: request.name });
  }

  #follow(): void {
    const call = readCallPath(location.hash);
    if (call !== undefined) {
      this.links.follow(call);
      return;
    }
    this.links.leave();
    this.#route.value = readRoute(location.hash);
  }

  /** What was done is still there when the page is loaded anew. */
  #keep(): void {
    const keys = this.inspection?.requestKeys() ?? new Map();
    this.#kept.write(this.connections.all.peek(), { load: this.#load.load, keys });
  }

  /** Shows a call in the inspector, if there is one, in a tab of its own. */
  inspect({ actors, past }: CallRow): void {
    if (this.inspection === undefined) return;
    const { url, urlOfRequest, requestKeys } = this.inspection;
    const key = past === undefined ? requestKeys().get(actors.at(-1) ?? "") : past.key;
    open(key === undefined ? url : urlOfRequest(key), "_blank", "noopener");
  }

  /** The call to show for one thing of a server: the one that was chosen, or the latest of its own. */
  shownCall(
    { calls }: HostedConnection,
    method: CallRequest["method"],
    name: string | undefined,
  ): CallRow | undefined {
    const own = calls.rows.value.filter(
      ({ request }) => request.method === method && request.name === name,
    );
    return own.find(({ id }) => id === this.#chosenCall.value) ?? own[0];
  }

  /** Cancels what was begun last: the story, or a call of the server that is looked at. */
  cancelLatest(): void {
    if (this.story.isTelling) this.story.stop();
    else {
      const [latest] = this.connections.all.value
        .flatMap(({ calls }) => calls.open)
        .sort((one, other) => other.id - one.id);
      latest?.cancel();
    }
  }
}

const TABS = { "tools/call": "tools", "resources/read": "resources", "prompts/get": "prompts" };
