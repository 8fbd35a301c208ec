import { createConnection, createPeer } from "@mcp-actors/machine";
import { offer } from "@mcp-actors/protocol";
import { multiplex } from "@mcp-actors/transport";
import { dialStdio } from "@mcp-actors/transport/stdio";
import { map } from "rxjs";
import type { Side } from "../side.ts";

/** A connection whose handler of notifications gives promises. */
export const listen: Side["listen"] = async (server, onLog) => {
  const peer = createPeer({
    serve: (_request, exchange) => exchange.answer({}),
    onNotification: ({ params }) => onLog(String(params?.["data"])),
  });
  const connection = createConnection({
    dial: (dialect) => dialStdio(server).pipe(map((channel) => multiplex(channel, dialect))),
    dialect: offer({ info: { name: "claims", version: "1.0.0" }, capabilities: {} }),
    peer,
  });
  await connection.opened();
  return connection;
};
