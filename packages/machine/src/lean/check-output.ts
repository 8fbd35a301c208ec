import type { AnyStateMachine } from "xstate";
import type { Refuse } from "./check-language.ts";

/** Refuses outputs that do more than copy from the event that ends the machine. */
export function checkOutputs(machine: AnyStateMachine, refuse: Refuse): void {
  const { output: machineOutput } = machine.root;
  const finals = Object.values(machine.states).filter(({ output }) => output !== undefined);

  if (machineOutput === undefined) {
    if (finals[0] !== undefined)
      refuse(`state "${finals[0].key}"`, "an output that its machine drops");
    return;
  }
  const handedOn = Symbol("output");
  const passes = probe(machineOutput, { type: "xstate.done.state", output: handedOn });
  if (passes !== handedOn)
    refuse("its root", "an output that is not the output of its final state");

  for (const { key, output } of finals)
    checkFinalOutput(output, (feature) => refuse(`state "${key}"`, feature));
}

function checkFinalOutput(output: unknown, refuse: (feature: string) => never): void {
  if (typeof output !== "function") {
    if (hasFunctions(output)) refuse("an output with functions inside");
    return;
  }
  const copied = new Set<unknown>();
  const outcome = probe(output, recordingEvent(copied));
  if (outcome === READS_MORE) refuse("an output that reads more than the event");
  if (!isCopy(outcome, copied)) refuse("an output that does more than copy from the event");
}

const READS_MORE = Symbol("reads more");

/** What a mapper makes of an event, when that is all it may look at. */
function probe(mapper: unknown, event: object): unknown {
  if (typeof mapper !== "function") return mapper;
  const onlyEvent = new Proxy(
    { event },
    {
      get(target, key, receiver) {
        if (key !== "event") throw new Error("Only the event may be read");
        return Reflect.get(target, key, receiver) as unknown;
      },
    },
  );
  try {
    return mapper(onlyEvent) as unknown;
  } catch {
    return READS_MORE;
  }
}

/** An event whose every field is a value that cannot be looked into, remembered in `copied`. */
function recordingEvent(copied: Set<unknown>): object {
  const opaque = (): never => {
    throw new Error("A field of the event may be copied, not read");
  };
  return new Proxy(
    {},
    {
      get() {
        const field = new Proxy({}, { get: opaque, has: opaque, ownKeys: opaque });
        copied.add(field);
        return field;
      },
    },
  );
}

function isCopy(outcome: unknown, copied: ReadonlySet<unknown>): boolean {
  if (copied.has(outcome) || typeof outcome !== "object" || outcome === null) return true;
  return Object.values(outcome).every((value) => copied.has(value) || Object(value) !== value);
}

function hasFunctions(output: unknown): boolean {
  return (
    typeof output === "object" &&
    output !== null &&
    Object.values(output).some((value) => typeof value === "function")
  );
}
