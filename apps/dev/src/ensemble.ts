import { COMPILER, readCompilerLine } from "./compiler.ts";
import { lastBuilt } from "./last-built.ts";
import type { Program } from "./program.ts";
import { type ProgramNews, RunningProgram } from "./running-program.ts";

/** All that runs at once: programs, and the compiler that has them started anew. One that ends leaves the rest alone. */
export class Ensemble {
  readonly programs: readonly RunningProgram[];
  readonly #print: (line: string) => void;
  readonly #compiler: RunningProgram;
  readonly #builtAt = new Map<RunningProgram, number>();
  /** One round of restarts after another. */
  #restarts: Promise<void> = Promise.resolve();
  #isEnding = false;

  /** @param compiler - Writes the lines that the compiler of this workspace does. */
  constructor(
    programs: readonly Program[],
    print: (line: string) => void,
    compiler: Program = COMPILER,
  ) {
    this.#print = print;
    const ended: ProgramNews["ended"] = (program, why, last) => this.#tellEnd(program, why, last);
    const wrote: ProgramNews["wrote"] = ({ name }, line) => print(`${name} | ${line}`);
    this.programs = programs.map((program) => new RunningProgram(program, { wrote, ended }));
    const read = (_compiler: Program, line: string) => this.#readCompiler(line);
    this.#compiler = new RunningProgram(compiler, { wrote: read, ended });
  }

  /** Whether it was told to end. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Starts every program; settles with which of them listen. */
  start(): Promise<readonly boolean[]> {
    return Promise.all(this.programs.map((running) => this.#start(running)));
  }

  /** Compiles what changes from now on, and starts anew what is built of it. */
  compile(): void {
    if (!this.#isEnding) void this.#compiler.start();
  }

  /** Ends everything; settles when nothing is left. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all([this.#compiler, ...this.programs].map((running) => running.stop()));
  }

  #start(running: RunningProgram): Promise<boolean> {
    const { isBuilt, cwd } = running.program;
    if (isBuilt) this.#builtAt.set(running, lastBuilt(cwd));
    return running.start();
  }

  #readCompiler(line: string): void {
    const read = readCompilerLine(line);
    const isOver = read.kind === "round";
    if (read.kind === "error" || (isOver && !read.isSound)) this.#print(line);
    // An error in one package is no reason to leave another as it was.
    if (isOver) {
      this.#restarts = this.#restarts
        .then(() => this.#restartChanged())
        .catch((error: unknown) =>
          this.#print(`Could not look for what changed: ${String(error)}`),
        );
    }
  }

  async #restartChanged(): Promise<void> {
    const changed = this.programs.filter(
      (running) =>
        running.program.isBuilt && lastBuilt(running.program.cwd) !== this.#builtAt.get(running),
    );
    await Promise.all(changed.map((running) => this.#restart(running)));
  }

  async #restart(running: RunningProgram): Promise<void> {
    await running.stop();
    if (this.#isEnding || !(await this.#start(running))) return;
    this.#print(`${running.program.name} was started anew`);
  }

  #tellEnd({ name, isBuilt }: Program, why: string, last: readonly string[]): void {
    this.#print(`${name} ended: ${why}`);
    for (const line of last) this.#print(`${name} | ${line}`);
    if (isBuilt) this.#print("The rest goes on, and it is started anew when its code changes");
  }
}
