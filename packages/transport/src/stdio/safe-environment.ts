const POSIX = [
  "HOME",
  "LANG",
  "LC_ALL",
  "LC_CTYPE",
  "LOGNAME",
  "PATH",
  "SHELL",
  "TERM",
  "TMPDIR",
  "TZ",
  "USER",
];

const WINDOWS = [
  "APPDATA",
  "COMSPEC",
  "HOMEDRIVE",
  "HOMEPATH",
  "LOCALAPPDATA",
  "PATH",
  "PATHEXT",
  "PROCESSOR_ARCHITECTURE",
  "PROGRAMDATA",
  "PROGRAMFILES",
  "SYSTEMDRIVE",
  "SYSTEMROOT",
  "TEMP",
  "TMP",
  "USERDOMAIN",
  "USERNAME",
  "USERPROFILE",
  "WINDIR",
];

/** Variables of a process, by name. */
export interface Environment {
  readonly [name: string]: string | undefined;
}

/** The names of the variables that a server process is given unasked. */
export function safeVariables(platform: NodeJS.Platform = process.platform): readonly string[] {
  return platform === "win32" ? WINDOWS : POSIX;
}

/**
 * The environment of a server process: what it cannot do without, and what was asked for on top.
 *
 * Everything else of ours stays with us, since it may hold secrets.
 */
export function safeEnvironment(
  asked: Environment = {},
  { own = process.env, platform = process.platform }: EnvironmentSource = {},
): Environment {
  const names = new Set(safeVariables(platform));
  // Windows compares names without case, and a process must not get the same name twice.
  const fold = (name: string) => (platform === "win32" ? name.toUpperCase() : name);
  const overridden = new Set(Object.keys(asked).map(fold));
  const kept = Object.entries(own).filter(
    ([name, value]) =>
      names.has(fold(name)) && !overridden.has(fold(name)) && !isShellFunction(value),
  );
  return { ...Object.fromEntries(kept), ...asked };
}

interface EnvironmentSource {
  readonly own?: Environment;
  readonly platform?: NodeJS.Platform;
}

/** Old shells run what an exported function carries. */
function isShellFunction(value: string | undefined): boolean {
  return value?.startsWith("()") ?? false;
}
