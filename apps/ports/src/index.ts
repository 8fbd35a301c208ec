export { PORTS, type PortName, type Ports } from "./ports.ts";
export { OFFSET_VARIABLE, readPorts, variableOf } from "./read-ports.ts";
