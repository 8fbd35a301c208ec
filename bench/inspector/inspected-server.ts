import { serveStdio } from "@mcp-actors/server/node";
import { inspectedServer } from "./inspected-definition.ts";
import { inspectFor, type Onlooker, type OnlookerPlace } from "./onlooker.ts";

// Serves on stdio, looked on at: ONLOOKER PLACE

const [onlooker = "nobody", place = "{}"] = process.argv.slice(2);
const inspect = inspectFor(onlooker as Onlooker, JSON.parse(place) as OnlookerPlace);
await serveStdio(inspectedServer, { inspect });
