import { ExitCode } from "../exit/exit-code.ts";
import { Interruption } from "../exit/interruption.ts";
import { createPaint, type Paint } from "./paint.ts";
import { Person } from "./person.ts";
import { StatusLine } from "./status-line.ts";
import type { Ask, Terminal } from "./terminal.ts";
import { toHarmless } from "./to-harmless.ts";
import { whenOrphaned } from "./when-orphaned.ts";

/** The terminal, files or pipes that this process was started with. */
export class SystemTerminal implements Terminal {
  readonly paint: Paint;
  readonly paintAside: Paint;
  readonly showsResults: boolean;
  readonly ask: Terminal["ask"];
  readonly #process: NodeJS.Process;
  readonly #interrupted = new AbortController();
  readonly #status: StatusLine | undefined;

  constructor(process: NodeJS.Process) {
    const { stdin, stdout, stderr, env } = process;
    this.#process = process;
    this.showsResults = stdout.isTTY === true;
    this.paint = createPaint({ isTty: this.showsResults, env });
    this.paintAside = createPaint({ isTty: stderr.isTTY === true, env });
    this.#status = stderr.isTTY === true ? new StatusLine(stderr) : undefined;
    this.ask = stdin.isTTY && stderr.isTTY ? this.#asking() : undefined;
    this.#watch();
  }

  get signal(): AbortSignal {
    return this.#interrupted.signal;
  }

  readonly print = (text: string): void => {
    const line = this.showsResults ? toHarmless(text) : text;
    this.#write(() => this.#process.stdout.write(`${line}\n`));
  };

  readonly printBytes = (bytes: Uint8Array): void => {
    this.#write(() => this.#process.stdout.write(bytes));
  };

  readonly tell = (text: string): void => {
    this.#write(() => this.#process.stderr.write(`${toHarmless(text)}\n`));
  };

  readonly showStatus = (text = ""): void => this.#status?.show(toHarmless(text));

  #write(write: () => void): void {
    if (this.#status === undefined) write();
    else this.#status.around(write);
  }

  #asking(): Ask {
    const { stdin: input, stderr: output } = this.#process;
    const onInterrupt = () => this.#interrupt("SIGINT", ExitCode.Interrupted);
    const person = new Person({ input, output, onInterrupt });
    return (question, signal) => {
      this.showStatus();
      return person.ask(toHarmless(question), AbortSignal.any([this.signal, signal]));
    };
  }

  #watch(): void {
    const { stdout, stderr } = this.#process;
    this.#process.on("SIGINT", () => this.#interrupt("SIGINT", ExitCode.Interrupted));
    this.#process.on("SIGTERM", () => this.#interrupt("SIGTERM", ExitCode.Terminated));
    stdout.on("error", (error: NodeJS.ErrnoException) => this.#fail(error));
    stderr.on("error", () => {});
    const stop = () =>
      this.#stop(new Interruption("Whoever started this is gone", ExitCode.Terminated));
    whenOrphaned(this.#process, { tell: this.tell, stop });
  }

  #fail({ code, message }: NodeJS.ErrnoException): void {
    // Whoever reads may stop reading, as `head` does: that is the end, and no fault.
    if (code === "EPIPE") this.#stop(new Interruption("Nobody reads on", ExitCode.Done));
    else this.#failToWrite(message);
  }

  /** Results that are lost are a failure, also where they are missed when the command is done. */
  #failToWrite(reason: string): void {
    if (this.#process.exitCode === ExitCode.CannotWrite) return;
    this.#process.exitCode = ExitCode.CannotWrite;
    this.tell(`${this.paintAside("red", "mcp-actors:")} Results cannot be written: ${reason}`);
    this.#stop(new Interruption("Results cannot be written", ExitCode.CannotWrite));
  }

  /** The first time asks for an end in good order, the second takes it. */
  #interrupt(signal: string, exitCode: number): void {
    if (this.signal.aborted) this.#process.exit(exitCode);
    this.#stop(new Interruption(`Interrupted by ${signal}`, exitCode));
  }

  #stop(reason: Interruption): void {
    this.#interrupted.abort(reason);
  }
}
