export { checkCount, checkTime } from "@mcp-actors/machine";
