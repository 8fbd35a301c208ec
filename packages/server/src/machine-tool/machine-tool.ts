import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import type { AnyStateMachine, InputFrom, OutputFrom, Snapshot } from "xstate";
import type { MachineState } from "../asking/call-memory.ts";
import type { Context } from "../definition/context.ts";
import type { Arguments, Returned, Tool } from "../definition/define-tool.ts";
import { RunContext } from "../run/run-context.ts";
import type { AnySchema } from "../schema/schema.ts";
import { Machine } from "./machine.ts";
import { type Beginning, MachineRun } from "./machine-run.ts";

/** A tool that is a statechart. */
export type MachineTool<
  Input extends AnySchema | undefined,
  Output extends AnySchema | undefined,
  Logic extends AnyStateMachine,
> = Described<Input, Output> & {
  /**
   * What runs; its output is the result.
   *
   * It asks by invoking an actor of `ask`. Its context must be JSON, and no `after` runs
   * while it asks.
   */
  readonly machine: Logic & Fitting<OutputFrom<Logic>, Returned<Output>>;
  /**
   * Turns the snapshot of another machine, which this one was before, into one of this machine.
   * Without it, a call that began under another machine is refused.
   *
   * @param version - The `version` that the other machine gave itself.
   */
  readonly migrate?: Migrate;
} & Beginnings<Input, Logic>;

type Described<Input extends AnySchema | undefined, Output extends AnySchema | undefined> = Omit<
  Tool<Input, Output>,
  "run" | "fingerprint"
>;

type Migrate = (snapshot: unknown, version: string | undefined) => Snapshot<unknown>;

type Fitting<Given, Wanted> = Given extends Wanted ? unknown : { readonly output: Wanted };

/** What the machine begins with: the arguments of the call, unless it takes something else. */
type Beginnings<Input extends AnySchema | undefined, Logic extends AnyStateMachine> =
  Arguments<Input> extends InputFrom<Logic>
    ? { readonly toInput?: ToInput<Input, Logic> }
    : { readonly toInput: ToInput<Input, Logic> };

type ToInput<Input extends AnySchema | undefined, Logic extends AnyStateMachine> = (
  args: Arguments<Input>,
  ctx: Context,
) => InputFrom<Logic>;

/**
 * Makes a tool of a machine, and its dialogue with a person one that outlives any process.
 *
 * When all that the machine waits for are answers of the client, its snapshot is
 * sealed and travels with the questions; whichever process gets the answers goes
 * on from there. In a session the questions are requests, and the machine waits.
 * Work that is under way is awaited before it asks; what a process that dies had
 * begun since the last question is done again.
 */
export function machineTool<
  Logic extends AnyStateMachine,
  Input extends AnySchema | undefined = undefined,
  Output extends AnySchema | undefined = undefined,
>(definition: MachineTool<Input, Output, Logic>): Tool<Input, Output>;
export function machineTool<
  Input extends AnySchema | undefined,
  Output extends AnySchema | undefined,
>(definition: AnyMachineTool<Input, Output>): Tool<Input, Output> {
  const { machine: logic, toInput = same, migrate, ...described } = definition;
  const machine = new Machine(logic);
  return {
    ...described,
    // Older state is not started over but judged here.
    fingerprint: "machine",
    run(args, ctx) {
      const run = RunContext.runOf(ctx);
      const { machine: stood } = run.memory;
      const beginning: Beginning =
        stood === undefined
          ? { input: toInput(args, ctx) }
          : { snapshot: restore(stood, machine, migrate) };
      // The output is checked against the tool's schema, if it has one.
      return new MachineRun(run, machine, beginning).start() as Promise<Returned<Output>>;
    },
  };
}

/** What the machine is does not matter to whoever runs it. */
interface AnyMachineTool<Input extends AnySchema | undefined, Output extends AnySchema | undefined>
  extends Described<Input, Output> {
  readonly machine: AnyStateMachine;
  readonly migrate?: Migrate;
  readonly toInput?: (args: Arguments<Input>, ctx: Context) => unknown;
}

function same(args: unknown): unknown {
  return args;
}

function restore(
  { fingerprint, version, snapshot }: MachineState,
  machine: Machine,
  migrate: Migrate | undefined,
): Snapshot<unknown> {
  // It is what this machine, or one that a migration knows, was persisted as.
  if (fingerprint === machine.fingerprint) return snapshot as Snapshot<unknown>;
  if (migrate !== undefined) return migrate(snapshot, version);
  throw new ProtocolError(
    ErrorCode.InvalidParams,
    `Machine ${machine.logic.id} has changed since the call began, which cannot go on`,
  );
}
