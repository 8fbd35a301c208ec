import { installPeers } from "../scripts/install-peers.ts";
import { runChecks } from "../scripts/run-checks.ts";
import { nginx } from "./nginx/index.ts";
import { ourClient } from "./our-client/index.ts";
import { ourServer } from "./our-server/index.ts";
import { runtimes } from "./runtimes/index.ts";

installPeers(new URL("./peers/", import.meta.url));
await runChecks([...ourClient, ...ourServer, ...nginx, ...runtimes]);
