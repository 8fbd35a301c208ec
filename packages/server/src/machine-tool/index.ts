export { ask } from "./ask.ts";
export type { MachineReport } from "./machine-report.ts";
export { type MachineTool, machineTool } from "./machine-tool.ts";
export type { QuestionLogic } from "./question-logic.ts";
