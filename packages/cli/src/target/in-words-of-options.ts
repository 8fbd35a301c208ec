const ARGUMENTS = /the target is \{ command: "(.*?)", args: \[(.*)\] \}/;

/** Why a client cannot connect, which is told in words of its options, told in those of the command line. */
export function inWordsOfOptions(reason: string): string {
  return reason
    .replace("see the options headers and authorize", "say so with --header")
    .replace(ARGUMENTS, (_target, command: string, args: string) => {
      const words = args.replaceAll(/"((?:[^"\\]|\\.)*)",?/g, "$1");
      return `write words of their own: -- ${command} ${words}, or in a file "command": "${command}", "args": [${args}]`;
    });
}
