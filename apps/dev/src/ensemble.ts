import { COMPILED, COMPILED_WITH_ERRORS, COMPILER } from "./compiler.ts";
import type { Program } from "./program.ts";
import type { ProgramNews } from "./running-program.ts";
import type { Standing } from "./standing.ts";
import {
  RESTARTS,
  type Restarts,
  SupervisedProgram,
  type SupervisionNews,
} from "./supervised-program.ts";
import { table } from "./table.ts";

/** What an ensemble may be told; all of it has a default. */
export interface EnsembleOptions {
  /** Writes the lines that the compiler of this workspace does. */
  readonly compiler?: Program;
  readonly restarts?: Restarts;
}

/** All that runs at once: programs, and the compiler that has them started anew. One that ends leaves the rest alone. */
export class Ensemble {
  readonly programs: readonly SupervisedProgram[];
  readonly #print: (line: string) => void;
  readonly #compiler: SupervisedProgram;
  #compiled: (isSo: boolean) => void = () => {};
  /** One round of restarts after another. */
  #restarts: Promise<void> = Promise.resolve();
  #isEnding = false;

  constructor(
    programs: readonly Program[],
    print: (line: string) => void,
    { compiler = COMPILER, restarts = RESTARTS }: EnsembleOptions = {},
  ) {
    this.#print = print;
    const wrote: ProgramNews["wrote"] = ({ name }, line) => print(`${name} | ${line}`);
    const news: SupervisionNews = {
      wrote,
      ended: (supervised, why, last) => {
        this.#tellEnd(supervised.program, why, last);
        this.#tellStanding(supervised);
      },
      returned: (supervised) => this.#tellStanding(supervised),
    };
    this.programs = programs.map((program) => new SupervisedProgram(program, news, restarts));
    const compiling: SupervisionNews = {
      wrote: (_compiler, line) => this.#readCompiler(line),
      ended: (supervised, why, last) => {
        this.#tellEnd(supervised.program, why, last);
        print(compilerIs(supervised.standing));
      },
      returned: ({ program }) => print(`${program.name} was started anew`),
    };
    this.#compiler = new SupervisedProgram(compiler, compiling, restarts);
  }

  /** Whether it was told to end. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Starts every program; settles with which of them listen. */
  start(): Promise<readonly boolean[]> {
    return Promise.all(this.programs.map((supervised) => supervised.start()));
  }

  /** Compiles what changes, and starts anew what is built of it; settles with whether no change is missed any more. */
  compile(): Promise<boolean> {
    if (this.#isEnding) return Promise.resolve(false);
    void this.#compiler.start();
    return new Promise((resolve) => {
      this.#compiled = resolve;
    });
  }

  /** Ends everything; settles when nothing is left. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#compiled(false);
    await Promise.all([this.#compiler, ...this.programs].map((running) => running.stop()));
  }

  #readCompiler(line: string): void {
    if (line !== COMPILED) this.#print(line);
    if (line !== COMPILED && line !== COMPILED_WITH_ERRORS) return;
    this.#compiled(true);
    // An error in one package is no reason to leave another as it was.
    this.#restarts = this.#restarts
      .then(() => this.#restartChanged())
      .catch((error: unknown) => this.#print(`Could not look for what changed: ${String(error)}`));
  }

  async #restartChanged(): Promise<void> {
    const outdated = this.programs.filter(({ isOutdated }) => isOutdated);
    await Promise.all(outdated.map((supervised) => this.#restart(supervised)));
  }

  async #restart(supervised: SupervisedProgram): Promise<void> {
    const hadFailed = supervised.standing.kind === "failed";
    await supervised.stop();
    if (this.#isEnding || !(await supervised.start())) return;
    this.#print(`${supervised.program.name} was started anew`);
    if (hadFailed) this.#tellStanding(supervised);
  }

  #tellStanding(supervised: SupervisedProgram): void {
    this.#print(table([supervised]));
    if (supervised.standing.kind !== "failed") return;
    this.#print("The rest goes on, and it is started anew at the next edit");
  }

  #tellEnd({ name }: Program, why: string, last: readonly string[]): void {
    this.#print(`${name} ended: ${why}`);
    for (const line of last) this.#print(`${name} | ${line}`);
  }
}

function compilerIs(standing: Standing): string {
  return standing.kind === "waits"
    ? `Edits take effect once it runs again: it is started in ${standing.delay} ms, ${standing.turn} of ${standing.of}`
    : "Edits take effect no more until all of it is started anew";
}
