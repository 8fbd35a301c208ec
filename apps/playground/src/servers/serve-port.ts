import { serveModel } from "@mcp-actors/model";
import { storyModel } from "@mcp-actors/model-server";
import { createServer, type Server } from "@mcp-actors/server";
import { type PortLike, portChannel } from "@mcp-actors/transport";
import { booking } from "./booking.ts";
import { clockwork } from "./clockwork.ts";
import { library } from "./library.ts";
import type { PageServerName, ServePort } from "./page-servers.ts";
import { pocket } from "./pocket.ts";
import { scribe } from "./scribe.ts";
import { weather } from "./weather.ts";

const DEFINITIONS = { booking, clockwork, library, pocket, scribe, weather };
const servers = new Map<PageServerName, Server>();

/** Serves whoever is at the other end of a port; a server lives on from one client to the next. */
export function servePort({ serve, port }: ServePort | AnyPort): void {
  const channel = portChannel(port);
  if (serve === "storyteller") serveModel(storyModel, { channel });
  else serverOf(serve).serve(channel);
}

/** The same, with a port of whatever platform. */
interface AnyPort {
  readonly serve: ServePort["serve"];
  readonly port: PortLike;
}

function serverOf(name: PageServerName): Server {
  const known = servers.get(name);
  if (known !== undefined) return known;
  const made = createServer(DEFINITIONS[name]);
  servers.set(name, made);
  return made;
}
