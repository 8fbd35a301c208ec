import { registerInspector } from "../node/register-inspector.ts";

// Loaded with `node --import @mcp-actors/inspector/register`, before the program.
registerInspector();
