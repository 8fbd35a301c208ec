/** One option of the command line. */
export interface Option {
  /** What its value is, in capitals; without one it is a switch. */
  readonly value?: string;
  readonly short?: string;
  /** Whether it may be given more than once. */
  readonly multiple?: boolean;
  readonly help: string;
}

/** Every option there is, in the order that help shows them. */
export const OPTIONS = {
  json: { help: "Print JSON: one document, or one event a line" },
  args: { value: "JSON", help: "Arguments as a JSON object; operands are added to it" },
  watch: { help: "Serve edits of the module as they are made" },
  http: { help: "Serve over HTTP, rather than on stdin and stdout" },
  port: {
    value: "PORT",
    help: "Listen on this port (default for inspect 3900, else any that is free)",
  },
  host: {
    value: "ADDRESS",
    help: "Listen on this address (default 127.0.0.1, this machine alone)",
  },
  listen: {
    value: "ADDRESS",
    help: "Listen at tcp://host:port, unix:/path, ws://host:port, http://host:port, or - for stdin and stdout",
  },
  sse: { help: "Serve clients of 2024-11-05 too, at /sse, where it listens for HTTP" },
  open: { help: "Open the page in the browser" },
  control: { help: "Let the page call tools, cancel requests and drop connections" },
  stately: { help: "Let the inspector of XState apps connect too, and say where" },
  record: { value: "FILE", help: "Write every record to a new file, a line each" },
  mock: { help: "Answer clients as the recording does" },
  stdio: { help: "Answer one client on stdin and stdout" },
  speed: {
    value: "SPEED",
    help: "Answer as fast as it was recorded (recorded), without a wait (full, the default), or so many times as fast",
  },
  against: { value: "TARGET", help: "Make the recorded requests of this server, by URL or name" },
  sequential: { help: "Make them one after the other, even those that overlapped" },
  ignore: {
    value: "PATH",
    multiple: true,
    help: "Do not compare what is at this path, such as result.structuredContent.at",
  },
  peer: { value: "NAME", help: "Take the requests of this client, or to this server, alone" },
  verify: { help: "Run the recorded statecharts again, and compare their states" },
  diff: { value: "FILE", help: "Tell what this recording answers differently" },
  config: { value: "FILE", help: "Look the server up in this file alone" },
  header: {
    value: "NAME: VALUE",
    multiple: true,
    help: "Send this header to a server that is reached by its URL",
  },
  era: { value: "ERA", help: "Speak auto (default), modern, legacy, or one revision alone" },
  timeout: {
    value: "TIME",
    help: "Longest silence of a call, as 500ms, 30s, 2m, or 30, which is seconds (default 60s)",
  },
  "log-level": { value: "LEVEL", help: "Show what the server logs from this level on" },
  answer: {
    value: "KEY=VALUE",
    multiple: true,
    help: "Answer a field of a form; KEY:=JSON for other than text",
  },
  decline: { help: "Decline what the server asks the person" },
  sample: { value: "TEXT", help: "Answer with this when the server asks for a model's message" },
  root: { value: "DIR", multiple: true, help: "A directory that the server may work in" },
  verbose: {
    short: "v",
    help: "Show what the server writes to stderr, and each state; of serve, whole stacks",
  },
  help: { short: "h", help: "Show this help" },
} as const satisfies { readonly [name: string]: Option };

/** An option by its long name, without the dashes. */
export type OptionName = keyof typeof OPTIONS;

/** The options of every command that connects to a server. */
export const CONNECTING: readonly OptionName[] = [
  "json",
  "config",
  "header",
  "era",
  "timeout",
  "log-level",
  "answer",
  "decline",
  "sample",
  "root",
  "verbose",
];
