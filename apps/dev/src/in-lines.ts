/** Takes text as it comes, and tells each line of it once it is whole. */
export function inLines(tell: (line: string) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const lines = `${rest}${text}`.split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) tell(line);
  };
}
