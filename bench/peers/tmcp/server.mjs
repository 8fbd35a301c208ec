import { StdioTransport } from "@tmcp/transport-stdio";
import { createServer } from "./tools.mjs";

new StdioTransport(createServer()).listen();
