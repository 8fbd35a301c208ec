import { once } from "node:events";
import { createNodeHandler } from "@mcp-actors/server/node";
import express from "express";
import { greeter } from "./greeter.ts";

const mcp = createNodeHandler(greeter, { loopback: true });

const app = express();
app.get("/", (_request, response) => void response.send("A page beside it"));
app.all("/mcp", (request, response) => mcp(request, response));

const http = app.listen(0, "127.0.0.1");
await once(http, "listening");
const address = http.address();

export const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/mcp`;

export function close(): void {
  mcp.close();
  http.close();
}
