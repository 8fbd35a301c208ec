/** What a breakable name shows. */
export interface BreakableProps {
  readonly name: string;
}

/** A long name that breaks behind its punctuation, before it does so within a word. */
export function Breakable({ name }: BreakableProps) {
  return name
    .split(/(?<=[^\w\s]|_)/)
    .flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]));
}
