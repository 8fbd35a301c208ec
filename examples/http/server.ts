import { bearer } from "@mcp-actors/server/http";
import { serveHttp } from "@mcp-actors/server/node";
import { greeter } from "./greeter.ts";

const NAMES = new Map([["t0ken", "ada"]]);

export const served = await serveHttp(greeter, {
  // Any port that is free; 8080 would be that one.
  port: 0,
  authenticate: bearer((token) => NAMES.get(token)),
});
console.log("serving", served.url);
