import type { AnyStateMachine, Snapshot } from "xstate";
import type { MachineState } from "../asking/call-memory.ts";
import { checkMachine } from "./check-machine.ts";
import { fingerprintOf } from "./fingerprint-of.ts";

/** A machine that can run as a tool, with what tells it from others. */
export class Machine {
  readonly logic: AnyStateMachine;
  readonly fingerprint: string;

  /** Throws where the machine could not be continued elsewhere. */
  constructor(logic: AnyStateMachine) {
    checkMachine(logic);
    this.logic = logic;
    this.fingerprint = fingerprintOf(logic);
  }

  stateOf(snapshot: Snapshot<unknown>): MachineState {
    return { fingerprint: this.fingerprint, version: this.logic.version, snapshot };
  }
}
