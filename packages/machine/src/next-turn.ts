export { nextTurn } from "@mcp-actors/transport";
