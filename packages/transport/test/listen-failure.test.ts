import { listenFailure } from "@mcp-actors/transport";
import { expect, test } from "vitest";

const TCP = "tcp://127.0.0.1:80";
const UNIX = "unix:/tmp/a.sock";

test.each([
  ["EADDRINUSE", TCP, "the address is in use by another program, and port 0 is any that is free"],
  ["EACCES", TCP, "this user may not listen there, and ports from 1024 on are for everybody"],
  ["EADDRNOTAVAIL", TCP, "this machine has no such address, and 127.0.0.1 is one"],
  ["EADDRINUSE", UNIX, "the address is in use by another program or file, and another path"],
  ["EACCES", UNIX, "this user may not make a file there"],
  ["ENOENT", UNIX, "there is no such folder"],
  ["EPROTO", TCP, "bad luck"],
])("%s at %s says where, why, and what to do", (code, url, reason) => {
  const cause = Object.assign(new Error("bad luck"), { code });

  const error = listenFailure(url, cause);

  expect(error).toMatchObject({ code: "unreachable", cause });
  expect(error.message).toContain(`Could not listen on ${url}: ${reason}`);
});
