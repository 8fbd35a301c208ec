// The tmcp server on stdio.
import { StdioTransport } from "@tmcp/transport-stdio";
import { server } from "./tmcp-add.mjs";

new StdioTransport(server).listen();
