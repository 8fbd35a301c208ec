import { connect } from "@mcp-actors/client";
import { lastValueFrom, map, take, tap } from "rxjs";

await using room = await connect({
  command: process.execPath,
  args: ["server.ts"],
  cwd: import.meta.dirname,
});

// Reads it, subscribes, and reads it again whenever the server tells of a change; also after a reconnect.
const temperature$ = room.resource$("room://temperature").pipe(
  map(({ contents: [first] }) => first),
  tap((temperature) => console.log(temperature)),
  tap(() => room.callTool("heat", { by: 5 })),
  take(3),
);
await lastValueFrom(temperature$);
