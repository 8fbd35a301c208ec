/** What the status of the process says. */
export const ExitCode = {
  Done: 0,
  /** The tool failed, `doctor` found something wrong, or `replay` something different. */
  Failed: 1,
  /** The command line or a file it names is no good. */
  Usage: 2,
  /** The server could not be started, or speaks nothing that we do. */
  CannotConnect: 3,
  /** The server answered with an error, or offers nothing of the kind. */
  ServerError: 4,
  TimedOut: 5,
  /** The connection ended before the answer. */
  Lost: 6,
  /** A fault of this program. */
  Defect: 70,
  /** The results could not be written, as on a full disk. */
  CannotWrite: 74,
  Interrupted: 130,
  Terminated: 143,
} as const;
