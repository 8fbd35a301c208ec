import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import { serveTools } from "./tools.mjs";

const reader = new StreamMessageReader(process.stdin);
serveTools(createMessageConnection(reader, new StreamMessageWriter(process.stdout)));
