/** The name of a target as there is room for it: of a command line the program and the last argument, without their folders. */
export function shortName(name: string): string {
  const [own = "", target] = name.split(" → ", 2);
  if (target === undefined || !target.includes(" ")) return name;
  const words = target.split(" ").filter((word) => word !== "" && !word.startsWith("-"));
  const bare = words.map((word) => word.split(/[/\\]/).at(-1) ?? word);
  const [program = target, ...rest] = bare;
  return `${own} → ${[program, ...rest.slice(-1)].join(" ")}`;
}
