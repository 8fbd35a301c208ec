/** What cmd.exe makes of a command line: a model of its reading, save for redirection. */
export function readAsCmd(line: string, variables: { readonly [name: string]: string }): string {
  return readEscapes(expand(line, variables));
}

/** Variables are put in before anything else is looked at; one that is not set stays as it is. */
function expand(line: string, variables: { readonly [name: string]: string }): string {
  let read = "";
  for (let at = 0; at < line.length; at += 1) {
    const end = line[at] === "%" ? line.indexOf("%", at + 1) : -1;
    const value = end < 0 ? undefined : variables[line.slice(at + 1, end)];
    read += value ?? line[at];
    if (value !== undefined) at = end;
  }
  return read;
}

function readEscapes(line: string): string {
  let read = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? "";
    if (character === "^" && !isQuoted) {
      at += 1;
      read += line[at] ?? "";
      continue;
    }
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && /[&|<>()]/.test(character)) throw new Error(`cmd.exe acts on ${character}`);
    read += character;
  }
  return read;
}

/** The arguments that a C program finds in its command line. */
export function readAsProgram(line: string): readonly string[] {
  const args: string[] = [];
  const pattern =
    /(?:[^\s"\\]|\\+(?!["\\])|(?:\\\\)*\\"|(?:\\\\)+(?=")|"(?:[^"\\]|\\+(?!["\\])|(?:\\\\)*\\"|(?:\\\\)+(?="))*")+/g;
  for (const [raw] of line.matchAll(pattern)) {
    args.push(
      raw.replace(
        /(\\*)"/g,
        (_all, slashes: string) =>
          slashes.slice(0, slashes.length / 2) + (slashes.length % 2 === 1 ? '"' : ""),
      ),
    );
  }
  return args;
}
