import { TransportError } from "@mcp-actors/transport";
import { dialStdio } from "@mcp-actors/transport/stdio";
import { mergeMap, type Subscription } from "rxjs";
import { busyPorts } from "./busy-ports.ts";
import { inLines } from "./in-lines.ts";
import type { Program } from "./program.ts";
import { untilListening } from "./until-listening.ts";

/** A process that ends closes its stdout a moment before it exits; only then is there a status to tell, in ms. */
const EXIT_GRACE = 200;
const TERM_GRACE = 3000;
/** How many of the last lines of a program are told. */
const LAST_LINES = 12;

/** Hears what becomes of programs. */
export interface ProgramNews {
  /** It wrote a line, after it listened. */
  readonly wrote: (program: Program, line: string) => void;
  /** It ended unasked. @param last - What it wrote last and was not told of before. */
  readonly ended: (program: Program, why: string, last: readonly string[]) => void;
}

/** A program and its process, of which there is one at a time. */
export class RunningProgram {
  readonly program: Program;
  readonly #news: ProgramNews;
  #process: Subscription | undefined;
  #gone: Promise<void> = Promise.resolve();
  #waiting = new AbortController();
  /** What it wrote before it listened. */
  #unsaid: string[] | undefined = [];
  readonly #tail: string[] = [];

  constructor(program: Program, news: ProgramNews) {
    this.program = program;
    this.#news = news;
  }

  /** What it wrote last, since it was started. */
  get tail(): readonly string[] {
    return [...this.#tail];
  }

  /** Starts it; settles with whether it listens, once that is known. */
  async start(): Promise<boolean> {
    this.#waiting = new AbortController();
    this.#unsaid = [];
    this.#tail.length = 0;
    const { signal } = this.#waiting;
    // Whoever listens there already would be taken for it.
    const [busy] = await busyPorts([this.program]);
    if (signal.aborted) return false;
    if (busy !== undefined) {
      this.#end(busy);
      return false;
    }
    this.#run();
    try {
      const ports = this.program.places.map(({ port }) => port);
      await untilListening(ports, signal);
      this.#unsaid = undefined;
      return true;
    } catch {
      return false;
    }
  }

  /** Ends it; settles when nothing of it is left. */
  async stop(): Promise<void> {
    this.#waiting.abort();
    this.#process?.unsubscribe();
    await this.#gone;
  }

  #run(): void {
    const write = inLines((line) => this.#write(line));
    const { args, cwd, env, termGrace = TERM_GRACE } = this.program;
    // What speaks no protocol is a process group too, and ends as our servers do.
    const dial = dialStdio({
      command: process.execPath,
      args,
      cwd,
      env: { ...ownEnvironment(), ...env },
      shutdown: { eofGrace: EXIT_GRACE, termGrace },
      stderr: write,
    });
    const printed$ = dial.pipe(
      mergeMap(({ inbound$, closed }) => {
        this.#gone = closed;
        return inbound$;
      }),
    );
    this.#process = printed$.subscribe({
      next: (printed) => write(`${"excerpt" in printed ? printed.excerpt : ""}\n`),
      error: (error: unknown) => this.#end(TransportError.from(error).message),
      complete: () => this.#end("It closed its stdout"),
    });
  }

  #write(line: string): void {
    // Where it listens is told elsewhere.
    if (line.startsWith("Serving ")) return;
    this.#tail.push(line);
    if (this.#tail.length > LAST_LINES) this.#tail.shift();
    if (this.#unsaid === undefined) this.#news.wrote(this.program, line);
    else this.#unsaid.push(line);
  }

  #end(why: string): void {
    this.#waiting.abort();
    this.#news.ended(this.program, why, (this.#unsaid ?? []).slice(-LAST_LINES));
  }
}

/** What is run is ours, so it may know all that we do. */
function ownEnvironment(): { readonly [name: string]: string } {
  const all = Object.entries(process.env);
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
